/** Why the pool ended a job before it had a result. */
type WorkerJobFailure = 'timeout' | 'memory' | 'stopped';

const messages: Readonly<Record<WorkerJobFailure, string>> = {
  timeout: 'The job exceeded its time limit.',
  memory: 'The job exceeded its memory limit.',
  stopped: 'The worker thread of the job has ended.',
};

/** Rejection of a job whose worker thread was ended, or that was queued when its pool was stopped. */
export class WorkerJobError extends Error {
  override readonly name = 'WorkerJobError';

  constructor(
    readonly reason: WorkerJobFailure,
    options?: ErrorOptions,
  ) {
    super(messages[reason], options);
  }
}
