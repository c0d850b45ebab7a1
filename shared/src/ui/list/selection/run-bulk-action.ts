import { ApiError, getErrorMessage, isUnanswered } from '../../../platform';

/** The result of one record; `message` in Spanish. */
export type BulkResult =
  | { status: 'done' }
  /** The API refused it. */
  | { status: 'refused'; message: string }
  /** It was not sent, or no answer arrived: it can be sent again with the same idempotency key. */
  | { status: 'unsent'; message: string };

interface BulkRun<T> {
  rows: readonly T[];
  send: (row: T) => Promise<unknown>;
  onResult: (row: T, result: BulkResult) => void;
  /** When it is aborted, the records that have not been sent yet are not sent. */
  signal: AbortSignal;
}

/** Number of requests at a time. */
const CONCURRENCY = 4;

const NOT_SENT = { status: 'unsent', message: 'No se envió.' } as const;

const toResult = (error: unknown): BulkResult => ({
  // Not `isTemporaryError`: an error 500 may come from this record only, so it does not keep the others from being sent.
  status: isUnanswered(error) ? 'unsent' : 'refused',
  message:
    error instanceof ApiError && error.details.length > 0
      ? error.details.map(({ message }) => message).join(' ')
      : getErrorMessage(error),
});

/**
 * Sends one request for each record, a few at a time. After a temporary failure, such as a lost network, nothing more
 * is sent.
 */
export async function runBulkAction<T>({ rows, send, onResult, signal }: BulkRun<T>): Promise<void> {
  // One iterator for all: each record is sent once.
  const queue = rows.values();
  let isStopped = false;
  const sendNext = async (): Promise<void> => {
    for (const row of queue) {
      if (isStopped || signal.aborted) {
        onResult(row, NOT_SENT);
        continue;
      }
      try {
        await send(row);
        onResult(row, { status: 'done' });
      } catch (error) {
        isStopped ||= isUnanswered(error);
        onResult(row, toResult(error));
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
}
