import type { CallKey } from '../../contract';
import { ApiError } from '../errors';
import { shownFromDevice, shownFromServer } from './connection';
import { KEPT, NEVER_GIVEN } from './kept';
import { offline } from './offline';

/** An answer as it came, with what was asked. */
export interface Seen {
  key: CallKey;
  /** Path and query as they were asked: the same question has the same address. */
  address: string;
  answer: unknown;
  /** ISO 8601. */
  at: string;
}

/** More than a page asks for before the device's store is open. */
const MOST_WAITING = 40;

let keep: ((seen: Seen) => void) | null = null;
const waiting: Seen[] = [];

/** Hands over what was seen so far, and from now on all that is. */
export function keepAnswers(keeper: (seen: Seen) => void): void {
  keep = keeper;
  for (const seen of waiting.splice(0)) keeper(seen);
}

/** Drops what has not been written yet: it belongs to a session that has ended. */
export function dropWaitingAnswers(): void {
  waiting.length = 0;
}

function remember(seen: Seen): void {
  if (keep) keep(seen);
  else if (waiting.push(seen) > MOST_WAITING) waiting.shift();
}

/**
 * Asks the server; what it answers to certain calls is kept on the device, and given again when no answer comes.
 * @throws ApiError as `ask` does when there is nothing to give
 */
export async function askOrRecall(key: CallKey, address: string, ask: () => Promise<unknown>): Promise<unknown> {
  if (!KEPT[key]) return ask();
  try {
    const answer = await ask();
    shownFromServer(address);
    remember({ key, address, answer, at: new Date().toISOString() });
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0 || NEVER_GIVEN.has(key)) throw error;
    const seen = await offline().then(
      (engine) => engine.recall(key, address),
      () => null,
    );
    if (!seen) throw error;
    shownFromDevice(address, seen.at);
    return seen.answer;
  }
}
