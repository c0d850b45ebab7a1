import type { CallAnswer, CallKey, CallRequest } from '../../../contract';
import { refresh } from '../../cache';
import { call } from '../../call';
import { ApiError } from '../../errors';
import { changeEntry } from './entries';
import type { Entry } from './entry';
import { exclusively, travelling } from './locks';
import { answered, postponed, refused, verdict } from './rules';

export type Sent = { state: 'sent'; data: unknown } | { state: 'wait' | 'person' | 'refusal'; error: unknown };

/** The contract's table holds for calls made here; one that was stored was one of them. */
const make = <K extends CallKey>(key: K, request: unknown, idempotencyKey: string): Promise<CallAnswer<K>> =>
  call(key, request as CallRequest<K>, { idempotencyKey });

async function attempt(entry: Entry): Promise<Sent> {
  const { sending } = entry;
  if (!sending) return { state: 'refusal', error: new Error(`Nothing to send in ${entry.id}.`) };
  const { key, params, body, idempotencyKey } = sending;
  try {
    const data = await make(key, { params, body }, idempotencyKey);
    return { state: 'sent', data };
  } catch (error) {
    return { state: verdict(error), error };
  }
}

/** Keeps what became of it. An entry that the person removed or took back meanwhile stays as it is. */
async function settle(entry: Entry, sent: Sent): Promise<void> {
  const now = Date.now();
  const key = entry.sending?.idempotencyKey;
  await changeEntry(entry.id, (found) => {
    if (!found || found.sending?.idempotencyKey !== key) return null;
    if (sent.state === 'sent') return answered(found, sent.data, now);
    if (sent.state === 'wait') return postponed(found, now);
    return sent.state === 'refusal' && sent.error instanceof ApiError ? refused(found, sent.error, now) : null;
  });
  if (sent.state === 'sent') void refresh(...(entry.sending?.refreshes ?? []));
}

/**
 * Sends one entry and keeps what became of it; undefined when it is on its way already, or is not `wanted` any more.
 */
export const sendEntry = (
  entry: Entry,
  wanted: (entry: Entry) => Promise<boolean> = async () => true,
): Promise<Sent | undefined> =>
  exclusively(travelling(entry.id), async () => {
    if (!(await wanted(entry))) return undefined;
    const sent = await attempt(entry);
    // The answer counts also where it cannot be written down: sent again, its key makes twice once.
    await settle(entry, sent).catch((error: unknown) => console.warn(error));
    return sent;
  });
