// The chat layout of ChatLayouts/ChatLayout.swift built with amoeba, timed as kiwi.cpp does.
//
// Prints `messages,anchor,"build",nanoseconds`. Compiled by `compare-kiwi` with -DAMOEBA, the path
// of amoeba's header.

#define AM_STATIC_API
#include AMOEBA

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 1000, LEFT = 0, TOP, WIDTH, HEIGHT };

typedef struct {
  am_Id side[4];
} View;

typedef struct {
  am_Num factor;
  am_Id variable;
} Term;

static am_Solver *solver;
static am_Num values[4 * (MOST + 3) + 1];
static int valueCount;

static am_Id newVariable(void) { return am_newvariable(solver, &values[valueCount++]); }

static View newView(void) {
  View view;
  for (int side = 0; side < 4; side++) view.side[side] = newVariable();
  return view;
}

static void add(am_Num strength, int relation, am_Num constant, int count, const Term *terms) {
  am_Constraint *constraint = am_newconstraint(solver, strength);
  for (int index = 0; index < count; index++)
    am_addterm(constraint, terms[index].variable, terms[index].factor);
  am_setrelation(constraint, relation);
  am_addconstant(constraint, constant);
  if (am_add(constraint) != AM_OK) exit(1);
}

#define ADD(strength, relation, constant, ...)                                 \
  do {                                                                         \
    const Term terms[] = {__VA_ARGS__};                                        \
    add(strength, relation, constant, sizeof terms / sizeof *terms, terms);    \
  } while (0)
#define REQUIRE(relation, constant, ...) ADD(AM_REQUIRED, relation, constant, __VA_ARGS__)

static void addMessage(int index, View view, View above, View table, int isBottom) {
  am_Num width = index % 7 == 0 ? 400 : 80 + 37 * index % 220;
  am_Num left = index % 2 == 0 ? AM_STRONG : AM_WEAK, right = index % 2 == 0 ? AM_WEAK : AM_STRONG;
  am_Id *at = view.side, *in = table.side;
  if (index > 0)
    REQUIRE(AM_EQUAL, 8, {1, at[TOP]}, {-1, above.side[TOP]}, {-1, above.side[HEIGHT]});
  else
    ADD(isBottom ? AM_WEAK : AM_REQUIRED, AM_EQUAL, 8, {1, at[TOP]}, {-1, in[TOP]});
  REQUIRE(AM_GREATEQUAL, 20, {1, at[HEIGHT]});
  ADD(AM_STRONG, AM_EQUAL, 24 + 12 * (7 * index % 5), {1, at[HEIGHT]});
  ADD(AM_MEDIUM, AM_EQUAL, width, {1, at[WIDTH]});
  REQUIRE(AM_GREATEQUAL, 12, {1, at[LEFT]}, {-1, in[LEFT]});
  REQUIRE(AM_LESSEQUAL, -12, {1, at[LEFT]}, {1, at[WIDTH]}, {-1, in[LEFT]}, {-1, in[WIDTH]});
  ADD(left, AM_EQUAL, 12, {1, at[LEFT]}, {-1, in[LEFT]});
  ADD(right, AM_EQUAL, -12, {1, at[LEFT]}, {1, at[WIDTH]}, {-1, in[LEFT]}, {-1, in[WIDTH]});
}

static void build(int count, int isBottom) {
  valueCount = 0;
  am_Id keyboard = newVariable();
  View screen = newView(), bar = newView(), table = newView(), last = table;
  am_Id *s = screen.side, *b = bar.side, *t = table.side;
  REQUIRE(AM_GREATEQUAL, 0, {1, keyboard});
  REQUIRE(AM_EQUAL, 0, {1, s[LEFT]});
  REQUIRE(AM_EQUAL, 0, {1, s[TOP]});
  REQUIRE(AM_EQUAL, 390, {1, s[WIDTH]});
  REQUIRE(AM_EQUAL, 844, {1, s[HEIGHT]});
  REQUIRE(AM_EQUAL, 0, {1, b[LEFT]}, {-1, s[LEFT]});
  REQUIRE(AM_EQUAL, 0, {1, b[WIDTH]}, {-1, s[WIDTH]});
  REQUIRE(AM_EQUAL, 52, {1, b[HEIGHT]});
  REQUIRE(AM_EQUAL, 0, {1, b[TOP]}, {1, b[HEIGHT]}, {-1, s[TOP]}, {-1, s[HEIGHT]}, {1, keyboard});
  REQUIRE(AM_EQUAL, 0, {1, t[LEFT]}, {-1, s[LEFT]});
  REQUIRE(AM_EQUAL, 0, {1, t[WIDTH]}, {-1, s[WIDTH]});
  REQUIRE(AM_EQUAL, 64, {1, t[TOP]}, {-1, s[TOP]});
  REQUIRE(AM_EQUAL, 0, {1, t[TOP]}, {1, t[HEIGHT]}, {-1, b[TOP]});
  for (int index = 0; index < count; index++) {
    View view = newView();
    addMessage(index, view, last, table, isBottom);
    last = view;
  }
  ADD(isBottom ? AM_STRONG : AM_MEDIUM, AM_LESSEQUAL, -8, {1, last.side[TOP]},
      {1, last.side[HEIGHT]}, {-1, t[TOP]}, {-1, t[HEIGHT]});
  if (am_addedit(solver, keyboard, AM_STRONG) != AM_OK) exit(1);
  am_updatevars(solver);
}

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static double timed(int count, int isBottom) {
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  solver = am_newsolver(NULL, NULL);
  build(count, isBottom);
  am_delsolver(solver);
  clock_gettime(CLOCK_MONOTONIC, &end);
  return 1e9 * (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec);
}

int main(void) {
  double figures[51];
  for (int count = 10; count <= MOST; count *= 10) {
    int runs = count == 10 ? 51 : count == 100 ? 21 : 3;
    for (int isBottom = 1; isBottom >= 0; isBottom--) {
      for (int run = 0; run < runs; run++) figures[run] = timed(count, isBottom);
      qsort(figures, (size_t)runs, sizeof *figures, ascending);
      printf("%d,%s,\"build\",%f\n", count, isBottom ? "A" : "B", figures[runs / 2]);
    }
  }
  return 0;
}
