import type { CallAnswer, CallKey, CallRequest } from '../../../contract';
import { call } from '../../call';
import { ApiError, isRecord } from '../../errors';
import { randomKey } from '../randomKey';
import { changeEntry, getEntry, putEntry, removeEntries } from './entries';
import type { Entry, Sending } from './entry';
import { drafted, handedIn } from './rules';
import { sendEntry } from './send';
import { wake } from './sender';

/** What a form hands in. */
export interface Submission {
  /** The draft it was. */
  id: string;
  place: string;
  /** What stands in the form, so that it can come back. */
  values: unknown;
  /** What the person knows it by, e.g. "Venta para Lechería El Roble · 29 bolsas". */
  label: string;
  /** Address of the record up to its id, e.g. `/dashboard/sales/sale/`; empty when there is none. */
  record: string;
  /** Lists to fetch again when it has been sent. */
  refreshes: readonly CallKey[];
  /** Idempotency key where the device keeps none. */
  spareKey?: string;
}

export type Submitted<K extends CallKey> = { state: 'sent'; data: CallAnswer<K> } | { state: 'pending' };

const texts = (value: unknown): Record<string, string> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
      )
    : undefined;

type Fresh = Omit<Sending, 'idempotencyKey' | 'attempts' | 'notBefore'>;

function sendingOf(key: CallKey, request: unknown, { record, refreshes }: Submission): Fresh {
  const { params, body } = isRecord(request) ? request : {};
  return { key, params: texts(params), body, record, refreshes };
}

/** What did not go through is a draft again; a key that the server may have seen stays with it. */
const takenBack = (id: string): Promise<void> =>
  changeEntry(id, (found) => {
    if (!found || found.state === 'sent') return null;
    return drafted(
      { ...found, refusal: undefined, sending: found.state === 'error' ? undefined : found.sending },
      Date.now(),
    );
  });

async function kept(form: Pick<Entry, 'id' | 'place' | 'values' | 'label'>, sending: Fresh): Promise<Entry | null> {
  try {
    const entry = handedIn({ ...(await getEntry(form.id)), ...form }, sending, randomKey, Date.now());
    await putEntry(entry);
    return entry;
  } catch {
    return null;
  }
}

/**
 * Hands something in: written to the device first, then sent. Without a network it waits and is sent later under the
 * same idempotency key; it is called sent only when the server has answered.
 * @throws ApiError for any other failure: the draft stays, and so does the form
 */
export async function submit<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  submission: Submission,
): Promise<Submitted<K>> {
  const { id, place, values, label } = submission;
  const entry = await kept({ id, place, values, label }, sendingOf(key, request, submission));
  // A device that keeps nothing still sends.
  if (!entry)
    return { state: 'sent', data: await call(key, request, { idempotencyKey: submission.spareKey ?? randomKey() }) };
  const sent = await sendEntry(entry);
  if (!sent) return { state: 'pending' };
  if (sent.state === 'sent') {
    // Seen at once on its own page: the list of what was sent later need not name it.
    await removeEntries(id).catch((error: unknown) => console.warn(error));
    return { state: 'sent', data: sent.data as CallAnswer<K> };
  }
  if (sent.error instanceof ApiError && sent.error.status === 0) {
    wake();
    return { state: 'pending' };
  }
  // Without a session it waits for the person to come back; all else is for the form to show.
  if (sent.state !== 'person') await takenBack(id);
  throw sent.error;
}
