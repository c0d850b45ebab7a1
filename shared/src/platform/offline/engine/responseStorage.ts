import { createStore } from 'zustand';
import type { CallKey } from '../../../contract';
import { isRecord } from '../../../domain/isRecord';
import { session } from '../../session/session';
import { getOfflineRule } from '../offlineCalls';
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

/**
 * The body of an answer, in a record of its own: a few long lists have megabytes, and reading what is stored must not read
 * them all. As JSON text, because one string is copied much faster than thousands of records.
 */
interface StoredBody {
  id: string;
  text: string;
}

const toBodyId = (id: string): string => `body ${id}`;
/** Only answers of these calls are stored; with it begin the ids of the headers. */
const HEADER_ID_START = 'GET ';

const isStoredBody = (value: unknown): value is StoredBody => isRecord(value) && typeof value.text === 'string';

/** The stored answers without their bodies, apart from those of an older version, which are in one record each. */
const readHeaders = async (): Promise<StoredResponseHeader[]> =>
  (await responseStore.getAll(HEADER_ID_START)).filter(isStoredResponseHeader);

/** Adds the body to a stored answer; null when it is not valid. */
async function readResponse(header: StoredResponseHeader): Promise<StoredResponse | null> {
  if (isStoredResponse(header)) return header;
  const body = isStoredBody(header) ? header : await responseStore.get(toBodyId(header.id));
  if (!isStoredBody(body)) return null;
  const { id, key, address, at } = header;
  const response = { id, key, address, at, answer: JSON.parse(body.text) as unknown };
  return isStoredResponse(response) ? response : null;
}

const readResponses = async (headers: readonly StoredResponseHeader[]): Promise<StoredResponse[]> =>
  (await Promise.all(headers.map(readResponse))).flatMap((response) => response ?? []);

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
  const header: StoredResponseHeader = { ...response, address, id };
  const body: StoredBody = { id: toBodyId(id), text: await serializeAnswer(answer) };
  // Meanwhile the session may have ended: the store is that of the present user.
  if (userId === undefined || session.get().user?.id !== userId) return;
  await responseStore.put(header, body);
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
  const headers = await readHeaders();
  const normalized = normalizeAddress(address);
  const same = headers.find((header) => header.key === key && header.address === normalized);
  const sources = same ? [same] : headers.filter((header) => header.key === (getOfflineRule(key)?.recordOf ?? key));
  return findCachedResponse(key, normalized, await readResponses(sources));
};

/**
 * Reads all answers to these calls that the device stores for the signed-in user.
 * @throws when the database cannot be read
 */
export const readStoredAnswers = async (keys: readonly CallKey[]): Promise<CachedResponse[]> =>
  readResponses((await readHeaders()).filter(({ key }) => keys.includes(key)));

/** Starts to store answers, and deletes those that are too old or too many. */
export function startCachingResponses(): void {
  storedTimes.setState({}, true);
  setResponseStore(queueStorage);
  void readHeaders()
    .then(async (stored) => {
      const idsToDelete = new Set(findIdsToDelete(stored, Date.now()));
      await responseStore.remove(...[...idsToDelete].flatMap((id) => [id, toBodyId(id)]));
      for (const response of stored) if (!idsToDelete.has(response.id)) addStoredTime(response);
    })
    .catch(() => undefined);
}
