import Foundation

extension ChildProcess {
  /// Seconds that the processor has spent on it; nil where the system does not say.
  var processorTime: Double? {
    #if canImport(Darwin)
      var usage = rusage_info_current()
      let status = withUnsafeMutablePointer(to: &usage) { usage in
        usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(identifier, RUSAGE_INFO_CURRENT, $0)
        }
      }
      guard status == 0 else { return nil }
      var scale = mach_timebase_info_data_t()
      mach_timebase_info(&scale)
      let ticks = Double(usage.ri_user_time + usage.ri_system_time)
      return ticks * Double(scale.numer) / Double(scale.denom) / 1e9
    #else
      var clock: clockid_t = 0
      var time = timespec()
      guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }
}
