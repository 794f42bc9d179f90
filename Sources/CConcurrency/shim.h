// What Swift's concurrency runtime calls, where it is set, with each job that is for no actor.
extern void *swift_task_enqueueGlobal_hook;

static inline void seam_set_enqueue_hook(void *hook) { swift_task_enqueueGlobal_hook = hook; }
