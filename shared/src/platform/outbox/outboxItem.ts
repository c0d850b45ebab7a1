import type { CallKey, FieldError } from '../../contract';
import { isFieldError } from '../http/isFieldError';
import { isRecord } from '../../domain/isRecord';

/**
 * `draft`: unfinished. `pending`: submitted, not answered yet. `sent`: the server has it.
 * `error`: rejected by the server, and therefore a draft again, with the reason.
 */
export type OutboxState = 'draft' | 'pending' | 'sent' | 'error';

/** Why the server rejected an item. */
export interface Refusal {
  text: string;
  code: string;
  details: readonly FieldError[];
  /** The current record, if the server sent it (a stale version). */
  data?: unknown;
  /** ISO 8601. */
  at: string;
}

/** A call that must be executed once. */
export interface OutboxRequest {
  key: CallKey;
  params?: Readonly<Record<string, string>>;
  body: unknown;
  idempotencyKey: string;
  /** How often it was sent without a final answer (none, or a temporary error): the server may have executed it. */
  attempts: number;
  /** Time of the next attempt (ms since the epoch). */
  notBefore: number;
  /** Address of the page of the record without its id, which the answer has; empty when it has no page. */
  record: string;
  /** Lists to fetch again once it is sent. */
  refreshes: readonly CallKey[];
}

/** A form that the user filled in on this device: a draft or a submission. */
export interface OutboxItem {
  id: string;
  /** The form it belongs to, e.g. `sale:new`, `voucher:edit:<id>`. */
  formKey: string;
  label: string;
  state: OutboxState;
  /** When it was submitted or last changed (ISO 8601). */
  savedAt: string;
  /** The form values; the form validates them when it reads them. */
  values: unknown;
  /** The submitted request. A draft keeps it when the server may have seen its idempotency key. */
  sending?: OutboxRequest;
  /** Of a pending item that was withdrawn to be changed: what was submitted, until it is submitted again. */
  submitted?: Pick<OutboxItem, 'values' | 'label' | 'savedAt'>;
  refusal?: Refusal;
  /** Address of the page of the record, once it was sent. */
  link?: string;
  /** Id of the record that the server made of it, once it was sent. Until then others refer to it by the item's id. */
  recordId?: string;
  folio?: string;
  /** Id of the payment that the server has recorded, while photos of it are still to be sent. */
  paymentId?: string;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isStringArray = (value: unknown): boolean => Array.isArray(value) && value.every(isString);
const OUTBOX_STATES: readonly unknown[] = ['draft', 'pending', 'sent', 'error'];

const isRefusal = (value: unknown): boolean =>
  isRecord(value) &&
  [value.text, value.code, value.at].every(isString) &&
  Array.isArray(value.details) &&
  value.details.every(isFieldError);

const isOutboxRequest = (value: unknown): boolean =>
  isRecord(value) &&
  isString(value.key) &&
  /^(POST|PUT|DELETE) \/\S+$/.test(value.key) &&
  (value.params === undefined || (isRecord(value.params) && Object.values(value.params).every(isString))) &&
  [value.idempotencyKey, value.record].every(isString) &&
  [value.attempts, value.notBefore].every(Number.isFinite) &&
  isStringArray(value.refreshes);

const isOutboxItem = (value: unknown): value is OutboxItem =>
  isRecord(value) &&
  [value.id, value.formKey, value.label, value.savedAt].every(isString) &&
  OUTBOX_STATES.includes(value.state) &&
  (value.sending === undefined || isOutboxRequest(value.sending)) &&
  (value.submitted === undefined ||
    (isRecord(value.submitted) && isString(value.submitted.label) && isString(value.submitted.savedAt))) &&
  (value.refusal === undefined || isRefusal(value.refusal)) &&
  (value.link === undefined || isString(value.link)) &&
  (value.folio === undefined || isString(value.folio)) &&
  (value.paymentId === undefined || isString(value.paymentId)) &&
  (value.recordId === undefined || isString(value.recordId)) &&
  (value.state !== 'pending' || value.sending !== undefined);

/** Reads a stored record; null unless it is a valid item. Records stored before contract 2.0 name the form `place`. */
export function parseOutboxItem(stored: unknown): OutboxItem | null {
  const item = isRecord(stored) && stored.formKey === undefined ? { ...stored, formKey: stored.place } : stored;
  return isOutboxItem(item) ? item : null;
}
