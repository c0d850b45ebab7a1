import { setTimeout as wait } from 'node:timers/promises';
import type { TrialVerdict } from '@surco/shared/contract';
import { formatVerdict, getErrorMessage } from '../common';
import { ServerAnswerError } from '../registry';

const POLL_MS = 10_000;
/** How long after the end of the guard a verdict may come: a server may have been away. */
const VERDICT_GRACE_MS = 5 * 60_000;

/** Exit codes of a publication whose trial was watched; 0 when it passed, 1 for any other failure. */
const EXIT_CODES: Readonly<Record<TrialVerdict['outcome'], number>> = { passed: 0, worse: 2, undecided: 3 };

const SENTENCES: Readonly<Record<TrialVerdict['outcome'], string>> = {
  passed: 'The trial passed; it goes on without the guard.',
  worse: 'The trial was worse than the version that stands, and was ended.',
  undecided: 'The guard could not decide; the trial goes on without it.',
};

/** A trial with a guard: whether it goes on, and what the guard has decided. */
export interface GuardedTrial {
  isOnTrial: boolean;
  verdict?: TrialVerdict | undefined;
}

/** Whether asking again is useless: the token was revoked, or the server does not know the section. */
const isFinal = (error: unknown): boolean =>
  error instanceof ServerAnswerError && [401, 403, 404].includes(error.status);

/**
 * Waits until the guard of a trial has decided, prints the verdict and sets the exit code. The servers decide: when this
 * process ends before, the guard goes on.
 * @param read reads the trial; while it fails, it is asked again
 * @throws when somebody has ended the trial before the guard decided, or the server refuses to be asked
 */
export async function followGuard(
  version: string,
  minutes: number,
  read: () => Promise<GuardedTrial>,
  pollMs = POLL_MS,
): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  console.log(
    `The servers watch the trial until ${new Date(end).toISOString()}. Ctrl+C stops following it, not the guard.`,
  );
  let failure: string | undefined;
  for (;;) {
    const trial = await read().catch((error: unknown) => {
      if (isFinal(error)) throw error;
      const message = getErrorMessage(error);
      if (message !== failure) console.error(`${message} Trying again.`);
      failure = message;
    });
    if (trial?.verdict) {
      console.log([SENTENCES[trial.verdict.outcome], formatVerdict(trial.verdict)].join('\n'));
      process.exitCode = EXIT_CODES[trial.verdict.outcome];
      return;
    }
    if (trial && !trial.isOnTrial)
      throw new Error(`Somebody has ended the trial of ${version} before the guard decided.`);
    if (Date.now() > end + VERDICT_GRACE_MS) {
      console.error('The servers have not decided in time. Look at "pnpm status" and their log.');
      process.exitCode = EXIT_CODES.undecided;
      return;
    }
    await wait(pollMs);
  }
}
