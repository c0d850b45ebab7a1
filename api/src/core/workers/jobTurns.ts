interface WaitingJob {
  start: () => void;
  cancel: (reason: unknown) => void;
}

/**
 * Decides which job runs next. Each user runs one job at a time, and users take turns: the jobs of one user wait for
 * each other and not in front of those of other users.
 */
export class JobTurns {
  /** By user; the user whose turn is next comes first. */
  private readonly waiting = new Map<string, WaitingJob[]>();
  private readonly runningUsers = new Set<string>();

  constructor(private readonly maxRunning: number) {}

  /**
   * Waits for the turn of a job.
   * @returns a function that ends the turn
   * @throws the reason of the signal, or that of `cancelAll`
   */
  waitForTurn(userId: string, signal?: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.remove(userId, job);
        job.cancel(signal?.reason);
      };
      const job: WaitingJob = {
        start: () => {
          signal?.removeEventListener('abort', abort);
          resolve(() => this.endTurn(userId));
        },
        cancel: reject,
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', abort, { once: true });
      this.waiting.set(userId, [...(this.waiting.get(userId) ?? []), job]);
      return this.startJobs();
    });
  }

  /** Rejects the jobs that wait. */
  cancelAll(reason: unknown): void {
    const jobs = [...this.waiting.values()].flat();
    this.waiting.clear();
    for (const job of jobs) job.cancel(reason);
  }

  private startJobs(): void {
    for (const [userId, [job]] of this.waiting) {
      if (this.runningUsers.size >= this.maxRunning) return;
      if (!job || this.runningUsers.has(userId)) continue;
      this.remove(userId, job);
      this.runningUsers.add(userId);
      job.start();
    }
  }

  private endTurn(userId: string): void {
    this.runningUsers.delete(userId);
    const own = this.waiting.get(userId);
    // Behind all users who wait already.
    if (own && this.waiting.delete(userId)) this.waiting.set(userId, own);
    this.startJobs();
  }

  private remove(userId: string, job: WaitingJob): void {
    const others = (this.waiting.get(userId) ?? []).filter((other) => other !== job);
    if (others.length > 0) this.waiting.set(userId, others);
    else this.waiting.delete(userId);
  }
}
