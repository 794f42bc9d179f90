/// The pieces of memory that this thread has asked for since it began; always 0 where the system's
/// allocator cannot be counted: on macOS, and beside a sanitizer.
unsigned long allocation_count(void);
