import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { refresh } from '../cache/useCall';
import { isRecord } from '../../domain/isRecord';
import { call, type CallOptions } from '../http/call';
import { ApiError, isStaleRecordError } from '../http/apiError';
import { sendWithTimeout } from '../http/networkTimeout';
import { refuseOutboxItem, settleOutboxItem, updateOutboxItem } from './outbox';
import type { OutboxItem, OutboxRequest } from './outboxItem';
import { withExclusiveLock, getSendLockName } from './locks';
import { readPendingPhotos } from './readPendingPhotos';
import { sendPhotos } from './sendPhotos';
import { postponeRetry, classifyFailure, withdraw } from './outboxRules';

/** In ms. Then the item waits: the idempotency key makes it safe to send it again. */
export const SEND_TIMEOUT_MS = 15_000;

export type SendResult = { state: 'sent'; data: unknown } | { state: 'wait' | 'sign-in' | 'refusal'; error: unknown };

/** Sends a stored request, which was typed by the contract when it was made. */
const callStoredRequest = <K extends CallKey>(
  key: K,
  request: unknown,
  options: CallOptions,
): Promise<CallResponse<K>> => call(key, request as CallRequest<K>, options);

/** Sends the request, unless it is a payment that the server has recorded: then only photos are missing. */
async function sendRequest(item: OutboxItem, sending: OutboxRequest): Promise<unknown> {
  const { key, params, body, idempotencyKey } = sending;
  if (item.paymentId) return { id: params?.id, paymentId: item.paymentId };
  const data: unknown = await sendWithTimeout(
    (signal) => callStoredRequest(key, { params, body }, { idempotencyKey, signal }),
    SEND_TIMEOUT_MS,
  );
  const paymentId = isRecord(data) && readPendingPhotos(item.values).length > 0 ? data.paymentId : undefined;
  if (typeof paymentId === 'string') {
    // If it cannot be stored, the payment is sent again with the photos: its key makes that safe.
    await updateOutboxItem(item.id, (found) =>
      found?.sending?.idempotencyKey === idempotencyKey ? { ...found, paymentId } : null,
    ).catch((error: unknown) => console.warn(error));
    // It counts in the balance of the server from now on.
    void refresh(...sending.refreshes);
  }
  return data;
}

async function trySend(item: OutboxItem): Promise<SendResult> {
  const { sending } = item;
  if (!sending) return { state: 'refusal', error: new Error(`Nothing to send in ${item.id}.`) };
  try {
    const data = await sendRequest(item, sending);
    // If it has to wait, all photos are sent again: their keys make that safe.
    await sendPhotos(item.values, data);
    return { state: 'sent', data };
  } catch (error) {
    return { state: classifyFailure(error), error };
  }
}

/**
 * Stores the result. An item that was removed or submitted again under another key since is left unchanged.
 * @param hadNetwork whether the request can have left the device; if not, the attempt does not count
 */
async function saveSendResult(item: OutboxItem, result: SendResult, hadNetwork: boolean): Promise<void> {
  if (result.state === 'sent') {
    await settleOutboxItem(item, result.data);
    void refresh(...(item.sending?.refreshes ?? []));
    return;
  }
  if (result.state === 'refusal' && result.error instanceof ApiError) {
    await refuseOutboxItem(item, result.error);
    // What the screen shows may be out of date.
    if (isStaleRecordError(result.error)) void refresh(...(item.sending?.refreshes ?? []));
  }
  if (result.state !== 'wait' || !hadNetwork) return;
  const key = item.sending?.idempotencyKey;
  await updateOutboxItem(item.id, (found) =>
    found && found.sending?.idempotencyKey === key ? postponeRetry(found, Date.now()) : null,
  );
}

/**
 * Sends one item and stores the result. @returns undefined when it is being sent already or `shouldSend` rejects it
 */
export const sendOutboxItem = (
  item: OutboxItem,
  shouldSend: (item: OutboxItem) => Promise<boolean> = async () => true,
): Promise<SendResult | undefined> =>
  withExclusiveLock(getSendLockName(item.id), async () => {
    if (!(await shouldSend(item))) return undefined;
    const wasOnline = navigator.onLine;
    const result = await trySend(item);
    const hadNetwork = wasOnline || navigator.onLine;
    // The answer counts even if it cannot be stored: if sent again, the idempotency key prevents a duplicate.
    await saveSendResult(item, result, hadNetwork).catch((error: unknown) => console.warn(error));
    return result;
  });

/**
 * Makes a pending item a draft again, so that its form can change it. It keeps an idempotency key that was used.
 * @returns whether it is one now; not while it is being sent. A payment that is recorded stays as it is
 */
export const withdrawOutboxItem = async (id: string): Promise<boolean> =>
  (await withExclusiveLock(getSendLockName(id), async () => {
    await updateOutboxItem(id, (found) =>
      found?.state === 'pending' && !found.paymentId ? withdraw(found, Date.now()) : null,
    );
    return true;
  })) ?? false;
