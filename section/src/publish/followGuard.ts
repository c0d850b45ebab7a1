import { setTimeout as wait } from 'node:timers/promises';
import type { TrialVerdict } from '@surco/shared/contract';
import { formatVerdict, getErrorMessage } from '../common';

const POLL_MS = 10_000;

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

/**
 * Waits until the guard of a trial has decided, prints the verdict and sets the exit code. The servers decide: when this
 * process ends before, the guard goes on.
 * @param read reads the trial; while it fails, it is asked again
 * @throws when somebody has ended the trial before the guard decided
 */
export async function followGuard(
  version: string,
  minutes: number,
  read: () => Promise<GuardedTrial>,
  pollMs = POLL_MS,
): Promise<void> {
  const end = new Date(Date.now() + minutes * 60_000).toISOString();
  console.log(`The servers watch the trial until ${end}. Ctrl+C stops following it, not the guard.`);
  let failure: string | undefined;
  for (;;) {
    const trial = await read().catch((error: unknown) => {
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
    await wait(pollMs);
  }
}
