import type { CallKey } from '../../../contract';
import { isRecord } from '../../../domain/isRecord';
import { getOfflineRule } from '../offlineCalls';
import type { CachedResponse } from '../responseRecorder';
import { searchStoredLists, findStoredRecord } from './searchStoredLists';

/** A stored answer; `id` is call key and address. */
export interface StoredResponse extends CachedResponse {
  id: string;
}

/** Older answers are too different from the current stock. */
const MAX_AGE_MS = 14 * 24 * 3_600_000;

/** A stored answer without its body. */
export type StoredResponseHeader = Omit<StoredResponse, 'answer'>;

/** Whether a value read from the device is a stored answer, apart from its body. */
export const isStoredResponseHeader = (value: unknown): value is StoredResponseHeader =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.key === 'string' &&
  typeof value.address === 'string' &&
  typeof value.at === 'string';

/** Whether a value read from the device is a stored answer; the shape of its body is not checked. */
export const isStoredResponse = (value: unknown): value is StoredResponse =>
  isStoredResponseHeader(value) && 'answer' in value && typeof value.answer === 'object' && value.answer !== null;

/**
 * Selects the answers to delete: older than two weeks, or beyond the limit of their call.
 * @param now ms since the epoch
 * @returns their ids
 */
export function findIdsToDelete(stored: readonly StoredResponseHeader[], now: number): string[] {
  const counts = new Map<CallKey, number>();
  return [...stored]
    .sort((a, b) => b.at.localeCompare(a.at))
    .filter(({ key, at }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > (getOfflineRule(key)?.maxAnswers ?? 0) || now - Date.parse(at) > MAX_AGE_MS;
    })
    .map(({ id }) => id);
}

/** Sorts the query parameters, so that equal requests have equal addresses. */
export function normalizeAddress(address: string): string {
  const [path = '', query] = address.split('?');
  if (!query) return path;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters}`;
}

/**
 * Finds the last answer to a request, or derives it from stored lists as the rule of the call allows.
 * @param address normalized by {@link normalizeAddress}
 */
export function findCachedResponse(
  key: CallKey,
  address: string,
  stored: readonly StoredResponse[],
): CachedResponse | null {
  const same = stored.find((response) => response.key === key && response.address === address);
  if (same) return same;
  const rule = getOfflineRule(key);
  const lists = stored.filter((response) => response.key === (rule?.recordOf ?? key));
  if (rule?.search) return searchStoredLists(address, lists, rule.search);
  return rule?.recordOf ? findStoredRecord(address, lists) : null;
}
