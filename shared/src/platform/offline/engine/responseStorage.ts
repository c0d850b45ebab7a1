import { createStore } from 'zustand';
import type { CallKey } from '../../../contract';
import { isRecord } from '../../isRecord';
import { session } from '../../session/session';
import { setResponseStore, type CachedResponse } from '../responseRecorder';
import {
  type StoredResponseHeader,
  isStoredResponseHeader,
  isStoredResponse,
  findCachedResponse,
  normalizeAddress,
  type StoredResponse,
  findIdsToDelete,
} from './responseCache';
import { serializeAnswer } from './serializeAnswer';
import { responseStore } from '../../storage/recordStore';

/** An answer with its body as JSON text: one string is copied much faster than thousands of records. */
interface SerializedResponse extends StoredResponseHeader {
  text: string;
}

/** Reads a stored record, also one without `text` from an older version; null when it is not a valid answer. */
function parseStoredResponse(value: unknown): StoredResponse | null {
  if (!isRecord(value) || typeof value.text !== 'string') return isStoredResponse(value) ? value : null;
  const { text, ...header } = value;
  const response = { ...header, answer: JSON.parse(text) as unknown };
  return isStoredResponse(response) ? response : null;
}

/** The time of the last stored answer of each call (ISO 8601). */
export type StoredTimes = Readonly<Partial<Record<CallKey, string>>>;

/** The times of the last stored answers, as far as this page knows them. */
export const storedTimes = createStore<StoredTimes>()(() => ({}));

const addStoredTime = ({ key, at }: Pick<CachedResponse, 'key' | 'at'>): void => {
  if ((storedTimes.getState()[key] ?? '') < at) storedTimes.setState({ [key]: at });
};

async function storeResponse({ answer, ...response }: CachedResponse, userId: string | undefined): Promise<void> {
  const address = normalizeAddress(response.address);
  const id = `${response.key} ${address}`;
  const record: SerializedResponse = { ...response, address, id, text: await serializeAnswer(answer) };
  // Meanwhile the session may have ended: the store is that of the present user.
  if (userId === undefined || session.get().user?.id !== userId) return;
  await responseStore.put(record);
  addStoredTime(response);
}

let storing: Promise<void> = Promise.resolve();

/** Stores answers one after the other, so that an earlier one to the same request never replaces a later one. */
function queueStorage(response: CachedResponse): void {
  const userId = session.get().user?.id;
  storing = storing.then(() => storeResponse(response, userId)).catch(() => undefined);
}

/**
 * Reads the last answer of the signed-in user to a request.
 * @param address path and query
 * @returns null when there is none and the call's rule derives none
 * @throws when the database cannot be read
 */
export const readCachedResponse = async (key: CallKey, address: string): Promise<CachedResponse | null> => {
  const stored = (await responseStore.getAll()).flatMap((value) => parseStoredResponse(value) ?? []);
  return findCachedResponse(key, normalizeAddress(address), stored);
};

/**
 * Reads all answers to these calls that the device stores for the signed-in user.
 * @throws when the database cannot be read
 */
export const readStoredAnswers = async (keys: readonly CallKey[]): Promise<CachedResponse[]> =>
  (await responseStore.getAll())
    .filter((value) => isStoredResponseHeader(value) && keys.includes(value.key))
    .flatMap((value) => parseStoredResponse(value) ?? []);

/** Starts to store answers, and deletes those that are too old or too many. */
export function startCachingResponses(): void {
  storedTimes.setState({}, true);
  setResponseStore(queueStorage);
  void responseStore
    .getAll()
    .then(async (answers) => {
      const stored = answers.filter(isStoredResponseHeader);
      const idsToDelete = new Set(findIdsToDelete(stored, Date.now()));
      await responseStore.remove(...idsToDelete);
      for (const response of stored) if (!idsToDelete.has(response.id)) addStoredTime(response);
    })
    .catch(() => undefined);
}
