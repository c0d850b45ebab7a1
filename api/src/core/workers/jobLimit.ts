import { HttpError } from '../http/httpError';

export interface JobLimitOptions {
  /** Running and queued jobs of one user. */
  perUser: number;
  /** Running and queued jobs of all users. */
  total: number;
}

/** Seconds after which some of the jobs have usually ended. */
const retrySeconds = 15;

/** Counts the running and queued jobs, so that neither one user nor all of them can fill the queue without bound. */
export class JobLimit {
  private readonly countByUser = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: JobLimitOptions) {}

  /**
   * Counts one more job of the user.
   * @returns a function that ends the count of this job
   * @throws HttpError 429 when the user has too many jobs, 503 when all users together have too many
   */
  acquire(userId: string): () => void {
    const count = this.countByUser.get(userId) ?? 0;
    if (count >= this.limits.perUser) throw new HttpError('DEMASIADOS_ARCHIVOS', { retryAfter: retrySeconds });
    if (this.total >= this.limits.total) throw new HttpError('SERVICIO_OCUPADO', { retryAfter: retrySeconds });
    this.countByUser.set(userId, count + 1);
    this.total += 1;
    return () => this.release(userId);
  }

  private release(userId: string): void {
    const count = (this.countByUser.get(userId) ?? 0) - 1;
    if (count > 0) this.countByUser.set(userId, count);
    else this.countByUser.delete(userId);
    this.total -= 1;
  }
}
