// ICU's data without an entry: the header of a file of ICU, the name of its format, and a count of 0.
//
// Foundation formats dates, numbers and names for countries and languages by this data, 31 MB of it.
// The program formats none. An object goes to the linker before the library that has the data, so
// this table is taken and that one is left out.
#include <stdint.h>

const struct {
  uint16_t header;
  uint8_t magic[2];
  uint16_t size, reserved;
  uint8_t isBigEndian, charset, unit, padding, format[4], versions[8], rest[8];
  uint32_t count, none[3];
} SEAM_ICU_TABLE __attribute__((aligned(16))) = {
  .header = 32, .magic = {0xDA, 0x27}, .size = 20, .unit = 2,
  .format = {'T', 'o', 'C', 'P'}, .versions = {1}};
