import { ApiError, isRecord } from '../../errors';
import type { Entry, Sending } from './entry';

/**
 * What an error means for something handed in: `wait` for a network or a server that is well again, wait for the
 * `person` to sign in, or a `refusal` for good.
 */
export type Verdict = 'wait' | 'person' | 'refusal';

const PASSING: readonly number[] = [0, 408, 425, 429];

export function verdict(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'wait';
  if (error.status === 401) return 'person';
  return PASSING.includes(error.status) || error.status >= 500 ? 'wait' : 'refusal';
}

const FIRST_PAUSE = 4000;
const LONGEST_PAUSE = 300_000;

/** How long to wait before the next attempt, in ms: doubled each time, five minutes at most. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE);

const stamp = (now: number): string => new Date(now).toISOString();

/** What is being filled, as a draft; a reason to refuse it stays until it is handed in again. */
export const drafted = (
  entry: Pick<Entry, 'id' | 'place' | 'label' | 'values'> & Partial<Entry>,
  now: number,
): Entry => ({ ...entry, state: entry.refusal ? 'error' : 'draft', savedAt: stamp(now) });

/** Handed in: the same body keeps its key, another body is another thing to do. */
export function handedIn(
  entry: Pick<Entry, 'id' | 'place' | 'label' | 'values'> & Partial<Entry>,
  sending: Omit<Sending, 'idempotencyKey' | 'attempts' | 'notBefore'>,
  newKey: () => string,
  now: number,
): Entry {
  const before = entry.sending;
  const same =
    before?.key === sending.key &&
    JSON.stringify([before.params, before.body]) === JSON.stringify([sending.params, sending.body]);
  return {
    ...entry,
    refusal: undefined,
    state: 'pending',
    savedAt: stamp(now),
    sending: {
      ...sending,
      idempotencyKey: same ? before.idempotencyKey : newKey(),
      attempts: same ? before.attempts : 0,
      notBefore: 0,
    },
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** The server has it: nothing of what was typed is kept, only where its record is. */
export function answered(entry: Entry, answer: unknown, now: number): Entry {
  const record = isRecord(answer) ? answer : {};
  const id = text(record.id);
  return {
    id: entry.id,
    place: entry.place,
    label: entry.label,
    state: 'sent',
    savedAt: stamp(now),
    values: null,
    link: id && entry.sending?.record ? entry.sending.record + id : undefined,
    folio: text(record.folio),
  };
}

/** No answer, or one that means "later". */
export const postponed = (entry: Entry, now: number): Entry => {
  if (!entry.sending) return entry;
  const attempts = entry.sending.attempts + 1;
  return { ...entry, sending: { ...entry.sending, attempts, notBefore: now + pauseAfter(attempts) } };
};

/** The server refused: a draft again, with its sentence; the next attempt is another thing to do. */
export const refused = (entry: Entry, error: ApiError, now: number): Entry => ({
  ...entry,
  state: 'error',
  sending: undefined,
  refusal: { text: error.message, code: error.code, details: error.details, data: error.data, at: stamp(now) },
});

/** Those whose turn has come, the oldest first; `at once` asks nobody to wait. */
export const due = (entries: readonly Entry[], now: number, atOnce = false): Entry[] =>
  entries
    .filter(({ state, sending }) => state === 'pending' && sending && (atOnce || sending.notBefore <= now))
    .toSorted((a, b) => a.savedAt.localeCompare(b.savedAt));

/** When the next turn comes (ms since the epoch); null when nothing waits. */
export const nextTurn = (entries: readonly Entry[]): number | null => {
  const turns = entries.flatMap(({ state, sending }) => (state === 'pending' && sending ? [sending.notBefore] : []));
  return turns.length ? Math.min(...turns) : null;
};

const SENT_KEPT = 24 * 3_600_000;

/** What was sent more than a day ago has been seen. */
export const outdated = (entry: Entry, now: number): boolean =>
  entry.state === 'sent' && now - Date.parse(entry.savedAt) > SENT_KEPT;

/** What a sign-out would lose. */
export const unsent = (entries: readonly Entry[]): { pending: number; drafts: number } => ({
  pending: entries.filter(({ state }) => state === 'pending').length,
  drafts: entries.filter(({ state }) => state === 'draft' || state === 'error').length,
});
