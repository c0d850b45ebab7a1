import type { CallKey } from '../../../contract';
import { type ErrorDetail, isRecord } from '../../errors';

/**
 * `draft`: being filled. `pending`: handed in, not answered yet. `sent`: the server has it.
 * `error`: the server refused it, so it is a draft again, with the reason.
 */
export type EntryState = 'draft' | 'pending' | 'sent' | 'error';

/** Why the server refused. */
export interface Refusal {
  text: string;
  code: string;
  details: readonly ErrorDetail[];
  /** The record as it stands now, where the server sent it along (a stale version). */
  data?: unknown;
  /** ISO 8601. */
  at: string;
}

/** One call that is to be made once. */
export interface Sending {
  key: CallKey;
  params?: Readonly<Record<string, string>>;
  body: unknown;
  idempotencyKey: string;
  /** How often it left this device without an answer: the server may have it. */
  attempts: number;
  /** Not tried again before this (ms since the epoch). */
  notBefore: number;
  /** Address of the record, to which the answer's id is added. */
  record: string;
  /** Lists that hold it. */
  refreshes: readonly CallKey[];
}

/** Something filled in by one person on this device. */
export interface Entry {
  id: string;
  /** Which form it belongs to, e.g. `sale:new`, `voucher:edit:<id>`. */
  place: string;
  label: string;
  state: EntryState;
  /** When it was handed in or last changed (ISO 8601). */
  savedAt: string;
  /** What stood in the form; the form checks it when it reads it. */
  values: unknown;
  sending?: Sending;
  refusal?: Refusal;
  /** Where the server's record is. */
  link?: string;
  folio?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const STATES: readonly unknown[] = ['draft', 'pending', 'sent', 'error'];

const isDetail = (value: unknown): boolean => isRecord(value) && isText(value.path) && isText(value.message);

const isRefusal = (value: unknown): boolean =>
  isRecord(value) &&
  [value.text, value.code, value.at].every(isText) &&
  Array.isArray(value.details) &&
  value.details.every(isDetail);

const isSending = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.key) &&
  /^(POST|PUT|DELETE) \/\S+$/.test(value.key) &&
  (value.params === undefined || (isRecord(value.params) && Object.values(value.params).every(isText))) &&
  [value.idempotencyKey, value.record].every(isText) &&
  [value.attempts, value.notBefore].every(Number.isFinite) &&
  isTexts(value.refreshes);

/** Whether a record of the store is one of ours; anything else is dropped, never trusted. */
export const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  [value.id, value.place, value.label, value.savedAt].every(isText) &&
  STATES.includes(value.state) &&
  (value.sending === undefined || isSending(value.sending)) &&
  (value.refusal === undefined || isRefusal(value.refusal)) &&
  (value.link === undefined || isText(value.link)) &&
  (value.folio === undefined || isText(value.folio)) &&
  (value.state !== 'pending' || value.sending !== undefined);
