// The chat layout of ChatLayouts/ChatLayout.swift in kiwi, timed in the same way.
//
// Prints `messages,anchor,what,nanoseconds` and writes the values of every twelfth frame to the
// file named, as eight-byte floating point numbers. Compiled and run by `compare-kiwi`.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

using kiwi::Constraint;
using kiwi::Variable;

namespace {

struct View {
  Variable left, top, width, height;
};

double timed(const std::function<void()>& body) {
  auto start = std::chrono::steady_clock::now();
  body();
  std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
  return taken.count();
}

double median(std::vector<double> figures) {
  std::sort(figures.begin(), figures.end());
  return figures[figures.size() / 2];
}

std::vector<double> heights() {
  std::vector<double> heights;
  for (int frame = 0; frame < 120; frame++) {
    double way = (frame < 60 ? frame : 119 - frame) / 59.0;
    heights.push_back(336 * way * way * (3 - 2 * way));
  }
  return heights;
}

class Chat {
 public:
  Chat(int count, bool isBottom) : isBottom(isBottom), last(screen.left == 0) {
    for (const Constraint& constraint : std::vector<Constraint>{
             keyboard >= 0, screen.left == 0, screen.top == 0, screen.width == 390,
             screen.height == 844, bar.left == screen.left, bar.width == screen.width,
             bar.height == 52, bar.top + bar.height == screen.top + screen.height - keyboard,
             table.left == screen.left, table.width == screen.width,
             table.top == screen.top + 64, table.top + table.height == bar.top}) {
      solver.addConstraint(constraint);
    }
    for (int index = 0; index < count; index++) addMessage();
    last = hold(messages.back());
    solver.addConstraint(last);
    solver.addEditVariable(keyboard, kiwi::strength::strong);
  }

  void append() {
    addMessage();
    Constraint next = hold(messages.back());
    solver.addConstraint(next);
    solver.removeConstraint(last);
    last = next;
  }

  void removeLast() {
    messages.pop_back();
    for (int index = 0; index < 8; index++) {
      solver.removeConstraint(added.back());
      added.pop_back();
    }
    Constraint next = hold(messages.back());
    solver.addConstraint(next);
    solver.removeConstraint(last);
    last = next;
  }

  void move(double height) {
    solver.suggestValue(keyboard, height);
    solver.updateVariables();
  }

  void read(std::vector<double>& values) const {
    values.clear();
    values.push_back(keyboard.value());
    for (const View* view : {&screen, &bar, &table}) read(*view, values);
    for (const View& view : messages) read(view, values);
  }

 private:
  static void read(const View& view, std::vector<double>& values) {
    values.push_back(view.left.value());
    values.push_back(view.top.value());
    values.push_back(view.width.value());
    values.push_back(view.height.value());
  }

  void addMessage() {
    int index = static_cast<int>(messages.size());
    View view;
    bool isLeft = index % 2 == 0;
    double width = index % 7 == 0 ? 400 : 80 + 37 * index % 220;
    double left = isLeft ? kiwi::strength::strong : kiwi::strength::weak;
    double right = isLeft ? kiwi::strength::weak : kiwi::strength::strong;
    for (const Constraint& constraint : std::vector<Constraint>{
             topConstraint(view, index), view.height >= 20,
             (view.height == 24 + 12 * (7 * index % 5)) | kiwi::strength::strong,
             (view.width == width) | kiwi::strength::medium, view.left >= table.left + 12,
             view.left + view.width <= table.left + table.width - 12,
             (view.left == table.left + 12) | left,
             (view.left + view.width == table.left + table.width - 12) | right}) {
      solver.addConstraint(constraint);
      added.push_back(constraint);
    }
    messages.push_back(view);
  }

  Constraint topConstraint(const View& view, int index) {
    if (index > 0) {
      const View& above = messages[index - 1];
      return view.top == above.top + above.height + 8;
    }
    Constraint top = view.top == table.top + 8;
    return isBottom ? top | kiwi::strength::weak : top;
  }

  Constraint hold(const View& view) {
    return (view.top + view.height <= table.top + table.height - 8) |
           (isBottom ? kiwi::strength::strong : kiwi::strength::medium);
  }

  bool isBottom;
  Variable keyboard;
  View screen, bar, table;
  std::vector<View> messages;
  std::vector<Constraint> added;
  Constraint last;
  kiwi::Solver solver;
};

void compare(int count, bool isBottom, std::FILE* file) {
  const char* anchor = isBottom ? "A" : "B";
  auto report = [&](const char* what, const std::vector<double>& figures) {
    std::printf("%d,%s,\"%s\",%f\n", count, anchor, what, median(figures));
    std::fflush(stdout);
  };
  int runs = count == 10 ? 51 : count == 100 ? 7 : 1;
  std::vector<double> builds;
  for (int run = 0; run < runs; run++) {
    builds.push_back(timed([&] { Chat chat(count, isBottom); }));
  }
  report("build", builds);
  Chat chat(count, isBottom);
  std::vector<double> values, cycles, appends, removals;
  const std::vector<double> targets = heights();
  for (int run = 0; run < (count == 1000 ? 5 : 51); run++) {
    cycles.push_back(timed([&] {
                       for (double height : targets) {
                         chat.move(height);
                         chat.read(values);
                       }
                     }) /
                     targets.size());
  }
  report("frame", cycles);
  for (std::size_t index = 0; index < targets.size(); index += 12) {
    chat.move(targets[index]);
    chat.read(values);
    std::fwrite(values.data(), sizeof(double), values.size(), file);
  }
  chat.move(0);
  for (int run = 0; run < runs; run++) {
    appends.push_back(timed([&] { chat.append(); }));
    removals.push_back(timed([&] { chat.removeLast(); }));
  }
  report("append", appends);
  report("remove", removals);
}

}  // namespace

int main(int, char** arguments) {
  std::FILE* file = std::fopen(arguments[1], "wb");
  for (int count : {10, 100, 1000}) {
    for (bool isBottom : {true, false}) compare(count, isBottom, file);
  }
  return std::fclose(file);
}
