import { ApiError } from '../http/apiError';
import { isTemporaryError } from '../http/isTemporaryError';
import { isRecord } from '../../domain/isRecord';
import { type OutboxItem, type OutboxRequest, parseOutboxItem } from './outboxItem';

/**
 * What an error means for a submitted item: `wait` until network or server work again, wait until the user has signed in
 * again (`sign-in`), or a final `refusal`.
 */
export type FailureKind = 'wait' | 'sign-in' | 'refusal';

/** Classifies the error of a submission. */
export function classifyFailure(error: unknown): FailureKind {
  if (isTemporaryError(error)) return 'wait';
  return error instanceof ApiError && error.status === 401 ? 'sign-in' : 'refusal';
}

const MIN_RETRY_DELAY_MS = 4000;
const MAX_RETRY_DELAY_MS = 300_000;

/** How long to wait before the next attempt, in ms: doubled each time, five minutes at most. */
export const getRetryDelay = (attempts: number): number =>
  Math.min(MIN_RETRY_DELAY_MS * 2 ** Math.max(0, attempts - 1), MAX_RETRY_DELAY_MS);

const toIsoString = (now: number): string => new Date(now).toISOString();

/** A draft of the given values; the reason of a rejection stays until it is submitted again. */
export const toDraft = (
  item: Pick<OutboxItem, 'id' | 'formKey' | 'label' | 'values'> & Partial<OutboxItem>,
  now: number,
): OutboxItem => ({ ...item, state: item.refusal ? 'error' : 'draft', savedAt: toIsoString(now) });

/** A pending item as a draft that its form can change; it remembers what was submitted. */
export const withdraw = (item: OutboxItem, now: number): OutboxItem => {
  const { values, label, savedAt } = item;
  return { ...toDraft(item, now), submitted: { values, label, savedAt } };
};

/** A withdrawn item pending again, as it was submitted; null for any other. */
export const undoWithdrawal = (item: OutboxItem): OutboxItem | null =>
  isDraft(item) && item.submitted && item.sending
    ? { ...item, ...item.submitted, submitted: undefined, state: 'pending' }
    : null;

/**
 * A submitted item. It keeps its idempotency key when it is changed, until it is refused: if the server has executed it,
 * although no answer arrived or the page went away before, it refuses the change instead of executing both.
 */
export function enqueue(
  item: Pick<OutboxItem, 'id' | 'formKey' | 'label' | 'values'> & Partial<OutboxItem>,
  request: Omit<OutboxRequest, 'idempotencyKey' | 'attempts' | 'notBefore'>,
  createKey: () => string,
  now: number,
): OutboxItem {
  const { idempotencyKey = createKey(), attempts = 0 } = item.sending ?? {};
  return {
    ...item,
    refusal: undefined,
    submitted: undefined,
    link: undefined,
    recordId: undefined,
    folio: undefined,
    state: 'pending',
    savedAt: toIsoString(now),
    sending: {
      ...request,
      idempotencyKey,
      attempts,
      notBefore: 0,
    },
  };
}

const toNonEmptyString = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/** What an item tells of its record. @param data what the API returned */
function readRecord({ sending }: OutboxItem, data: unknown): Pick<OutboxItem, 'link' | 'recordId' | 'folio'> {
  const record = isRecord(data) ? data : {};
  const id = toNonEmptyString(record.id);
  return {
    link: id && sending?.record ? sending.record + id : undefined,
    recordId: id,
    folio: toNonEmptyString(record.folio),
  };
}

/** A sent item: without its values, with the link to its record. @param data what the API returned */
export function markSent(item: OutboxItem, data: unknown, now: number): OutboxItem {
  return {
    id: item.id,
    formKey: item.formKey,
    label: item.label,
    state: 'sent',
    savedAt: toIsoString(now),
    values: null,
    ...readRecord(item, data),
  };
}

/** Counts an attempt without a final answer and sets the time of the next one. */
export const postponeRetry = (item: OutboxItem, now: number): OutboxItem => {
  if (!item.sending) return item;
  const attempts = item.sending.attempts + 1;
  return { ...item, sending: { ...item.sending, attempts, notBefore: now + getRetryDelay(attempts) } };
};

/**
 * A rejected item: a draft with the server's message; the next submission gets a new key. One that was changed after the
 * server had executed it leads to its record.
 */
export const markRefused = (item: OutboxItem, error: ApiError, now: number): OutboxItem => ({
  ...item,
  ...(error.code === 'IDEMPOTENCIA' ? readRecord(item, error.data) : {}),
  state: 'error',
  sending: undefined,
  refusal: { text: error.message, code: error.code, details: error.details, data: error.data, at: toIsoString(now) },
});

/**
 * Whether an item refers to the record of another one by that item's id, as the value of a field. A withdrawn one can
 * become pending again, so both its values and its request count.
 */
const refersTo = ({ state, values, submitted, sending }: OutboxItem, id: string): boolean =>
  JSON.stringify([
    ...(state === 'pending' ? [] : [values]),
    ...(state === 'pending' || submitted ? [sending?.params, sending?.body] : []),
  ]).includes(`:"${id}"`);

/** The item whose record this one refers to and that is not sent yet; undefined when this one waits for none. */
export const findAwaitedItem = (item: OutboxItem, items: readonly OutboxItem[]): OutboxItem | undefined =>
  items.find((other) => other.state !== 'sent' && other.id !== item.id && refersTo(item, other.id));

/**
 * The id of the record that an item changes, e.g. of `sale:edit:<id>`: without the change, what refers to it belongs to
 * that record. Undefined when the record is itself not sent yet.
 */
export function getChangedRecord(id: string, items: readonly OutboxItem[]): string | undefined {
  const formKey = items.find((item) => item.id === id)?.formKey ?? '';
  const recordId = /^[^:]+:edit:(.+)$/.exec(formKey)?.[1];
  return items.some((item) => item.id === recordId && item.state !== 'sent') ? undefined : recordId;
}

/** The unsent items that refer to the record of an item and to no stored one, and those that refer to theirs. */
export const listDependents = (id: string, items: readonly OutboxItem[]): OutboxItem[] => {
  if (getChangedRecord(id, items)) return [];
  const direct = items.filter((other) => other.state !== 'sent' && other.id !== id && refersTo(other, id));
  return [...new Set(direct.flatMap((item) => [item, ...listDependents(item.id, items)]))];
};

/** The item with the id of a record in the place of that of the item that it was made of; null when it has none. */
export function followRecord(item: OutboxItem, id: string, recordId: string): OutboxItem | null {
  const text = JSON.stringify(item);
  return item.id !== id && text.includes(id) ? parseOutboxItem(JSON.parse(text.replaceAll(id, recordId))) : null;
}

/** Whether an item can be sent: it is submitted, and does not wait for another one. */
const isSendable = (item: OutboxItem, items: readonly OutboxItem[]): boolean =>
  item.state === 'pending' && findAwaitedItem(item, items) === undefined;

/** The items to send now, the oldest first. @param ignoresPause includes those whose pause between attempts has not passed */
export const selectDueItems = (items: readonly OutboxItem[], now: number, ignoresPause = false): OutboxItem[] =>
  items
    .filter((item) => item.sending && (ignoresPause || item.sending.notBefore <= now) && isSendable(item, items))
    .sort((a, b) => a.savedAt.localeCompare(b.savedAt));

/** Time of the next attempt (ms since the epoch); null when no item can be sent. */
export const getNextAttemptTime = (items: readonly OutboxItem[]): number | null => {
  const attemptTimes = items.flatMap((item) =>
    item.sending && isSendable(item, items) ? [item.sending.notBefore] : [],
  );
  return attemptTimes.length ? Math.min(...attemptTimes) : null;
};

const SENT_RETENTION_MS = 24 * 3_600_000;

/** Sent items are removed after a day. @param now ms since the epoch */
export const isExpired = (item: OutboxItem, now: number): boolean =>
  item.state === 'sent' && now - Date.parse(item.savedAt) > SENT_RETENTION_MS;

/** Whether the user can still change an item: it is not submitted, or the server refused it. */
export const isDraft = ({ state }: OutboxItem): boolean => state === 'draft' || state === 'error';

/** Counts the drafts and unsent items that a sign-out would delete. */
export const countUnsent = (items: readonly OutboxItem[]): { pending: number; drafts: number } => ({
  pending: items.filter(({ state }) => state === 'pending').length,
  drafts: items.filter(isDraft).length,
});
