import { errors, type ErrorBody, type ErrorCode } from '@surco/shared/contract/errors';
import type { Problem } from '@surco/shared/domain/problem';

interface FailureOptions {
  /** What is wrong at which field. */
  details?: readonly Problem[];
  /** The sentence, where it says more than the code's own. */
  text?: string;
  /** Beside the sentence: the current record of a VERSION_OBSOLETA. */
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
  /** What happened, for the log. */
  cause?: unknown;
}

/** A request that cannot be done for a reason the person is told, in the form of the contract. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: ErrorBody;

  constructor(
    readonly code: ErrorCode,
    { details, text, data, retryAfter, cause }: FailureOptions = {},
  ) {
    super(text ?? errors[code].text, { cause });
    this.status = errors[code].status;
    this.retryAfter = retryAfter;
    this.body = {
      error: this.message,
      code,
      ...(details?.length ? { details: [...details] } : {}),
      ...(data === undefined ? {} : { data }),
    };
  }
}

/** The record, or a 404: also for one outside the caller's scope. */
export function found<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw new Failure('NO_ENCONTRADO');
  return record;
}

/** 400 at the fields, unless there is nothing wrong. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Failure('DATOS_INVALIDOS', { details: problems });
}
