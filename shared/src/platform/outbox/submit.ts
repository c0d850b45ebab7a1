import type { CallResponse, CallKey, CallRequest } from '../../contract';
import { call } from '../http/call';
import { isUnanswered } from '../http/apiError';
import { isRecord } from '../../domain/isRecord';
import { randomUuid } from '../http/randomUuid';
import {
  followSentItems,
  getOutboxItem,
  loadOutbox,
  putOutboxItem,
  removeOutboxItems,
  updateOutboxItem,
} from './outbox';
import type { OutboxItem, OutboxRequest } from './outboxItem';
import { toDraft, enqueue, findAwaitedItem } from './outboxRules';
import { sendPhotos } from './sendPhotos';
import { sendOutboxItem } from './sendOutboxItem';
import { requestNextSend, sendPending } from './outboxSender';

/** A form to submit. */
export interface OutboxSubmission {
  /** Id of its draft. */
  id: string;
  formKey: string;
  /** The form values, so that the form can be restored. */
  values: unknown;
  /** Its name in the outbox, e.g. "Venta para Lechería El Roble · 29 bolsas". */
  label: string;
  /** Address of the page of the record without its id, e.g. `/dashboard/sales/sale/`; empty when it has no page. */
  record: string;
  /** Lists to fetch again once it is sent. */
  refreshes: readonly CallKey[];
  /** Idempotency key if the device cannot store the item. */
  fallbackIdempotencyKey?: string;
}

export type SubmitResult<K extends CallKey> = { state: 'sent'; data: CallResponse<K> } | { state: 'pending' };

const toStringMap = (value: unknown): Record<string, string> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
      )
    : undefined;

type NewOutboxRequest = Omit<OutboxRequest, 'idempotencyKey' | 'attempts' | 'notBefore'>;

function toOutboxRequest(key: CallKey, request: unknown, { record, refreshes }: OutboxSubmission): NewOutboxRequest {
  const { params, body } = isRecord(request) ? request : {};
  return { key, params: toStringMap(params), body, record, refreshes };
}

/** A failed submission becomes a draft again; it keeps an idempotency key that the server may have seen. */
const revertToDraft = (id: string): Promise<void> =>
  updateOutboxItem(id, (found) => {
    if (!found || found.state === 'sent') return null;
    return toDraft(
      { ...found, refusal: undefined, sending: found.state === 'error' ? undefined : found.sending },
      Date.now(),
    );
  });

async function storeSubmission(
  form: Pick<OutboxItem, 'id' | 'formKey' | 'values' | 'label'>,
  request: NewOutboxRequest,
): Promise<OutboxItem | null> {
  try {
    const item = await followSentItems(
      enqueue({ ...(await getOutboxItem(form.id)), ...form }, request, randomUuid, Date.now()),
    );
    await putOutboxItem(item);
    return item;
  } catch {
    return null;
  }
}

/**
 * Submits a form: it is stored on the device first, then sent. Without a network, or while it refers to another item
 * that is not sent, it stays pending and is sent later with the same idempotency key. It counts as sent only when the server has responded. A form that the device cannot store
 * is sent at once and not again.
 * @throws ApiError for any other failure, after which the item is a draft again, but stays pending after a 401; without
 * storage for every failure
 */
export async function submit<K extends CallKey>(
  key: K,
  request: CallRequest<K>,
  submission: OutboxSubmission,
): Promise<SubmitResult<K>> {
  const { id, formKey, values, label } = submission;
  const item = await storeSubmission({ id, formKey, values, label }, toOutboxRequest(key, request, submission));
  // Without storage the form is still sent.
  if (!item) {
    const idempotencyKey = submission.fallbackIdempotencyKey ?? randomUuid();
    const data = await call(key, request, { idempotencyKey });
    await sendPhotos(values, data);
    return { state: 'sent', data };
  }
  const isWaiting = findAwaitedItem(item, await loadOutbox()) !== undefined;
  const result = isWaiting ? undefined : await sendOutboxItem(item);
  if (!result) return { state: 'pending' };
  if (result.state === 'sent') {
    // The user sees the record at once, so the list of items sent later need not show it.
    await removeOutboxItems(id).catch((error: unknown) => console.warn(error));
    // Others may have waited for it.
    void sendPending();
    return { state: 'sent', data: result.data as CallResponse<K> };
  }
  if (isUnanswered(result.error)) {
    requestNextSend();
    return { state: 'pending' };
  }
  // Without a session the item waits for its user; every other failure is shown by the form.
  if (result.state !== 'sign-in') await revertToDraft(id);
  throw result.error;
}
