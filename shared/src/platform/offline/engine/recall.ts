import type { CallKey } from '../../../contract';
import { fold } from '../../../domain/formats';
import { asKept } from '../../../domain/searched';
import { isRecord } from '../../errors';
import type { Seen } from '../answers';
import { KEPT } from '../kept';

/** A stored answer; `id` is what was asked. */
export interface StoredAnswer extends Seen {
  id: string;
}

/** Older than this, an answer says more about the past than about the stock. */
const KEPT_FOR = 14 * 24 * 3_600_000;

/** All of a stored answer but what it says. */
export type Heading = Omit<StoredAnswer, 'answer'>;

export const isHeading = (value: unknown): value is Heading =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.key === 'string' &&
  typeof value.address === 'string' &&
  typeof value.at === 'string';

export const isStoredAnswer = (value: unknown): value is StoredAnswer =>
  isHeading(value) && 'answer' in value && typeof value.answer === 'object' && value.answer !== null;

/** Ids of those that no longer count: too old, or more of one call than are kept. */
export function superfluous(stored: readonly Heading[], now: number): string[] {
  const seen = new Map<CallKey, number>();
  return stored
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .filter(({ key, at }) => {
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count > (KEPT[key] ?? 0) || now - Date.parse(at) > KEPT_FOR;
    })
    .map(({ id }) => id);
}

/** The same question in another order of its words is the same question. */
export function sorted(address: string): string {
  const [path = '', query] = address.split('?');
  if (!query) return path;
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return `${path}?${parameters}`;
}

const SEARCHED = ['firstName', 'lastName', 'businessName', 'rfc', 'phone', 'email'] as const;

const matches = (record: unknown, words: readonly string[], status: string | null): boolean => {
  if (!isRecord(record) || (status !== null && record.status !== status)) return false;
  const text = fold(SEARCHED.map((field) => record[field] ?? '').join(' '));
  return words.every((word) => text.includes(word));
};

const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '');
const dataOf = ({ answer }: StoredAnswer): unknown[] =>
  isRecord(answer) && Array.isArray(answer.data) ? answer.data : [];

/** What the whole list can answer; by anything else the server alone can choose. */
const FROM_WHOLE = new Set(['page', 'size', 'search', 'status', 'sort']);

const whole = (stored: readonly StoredAnswer[], status: string): StoredAnswer | undefined =>
  stored
    .filter(({ key, address }) => {
      const query = queryOf(address);
      const of = query.get('status');
      return key === 'GET /clients' && query.get('size') === 'all' && !query.get('search') && (!of || of === status);
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];

function pageOf(records: readonly unknown[], query: URLSearchParams): unknown {
  const page = Math.max(1, Number(query.get('page')) || 1);
  const size = query.get('size') === 'all' ? records.length : Number(query.get('size')) || 10;
  const totalPages = size ? Math.ceil(records.length / size) : 0;
  return { data: records.slice((page - 1) * size, page * size), page, size, totalPages, totalRecords: records.length };
}

/** X-19 without a network: customers are searched and leafed through in the list seen last, without regard to accents. */
function customersFromWhole(address: string, stored: readonly StoredAnswer[]): Seen | null {
  const query = queryOf(address);
  if ([...query.keys()].some((name) => !FROM_WHOLE.has(name))) return null;
  const status = query.get('status') ?? 'ACTIVO';
  const found = whole(stored, status);
  if (!found) return null;
  const words = fold(asKept(query.get('search') ?? ''))
    .split(' ')
    .filter(Boolean);
  const records = dataOf(found).filter((record) => matches(record, words, query.get('status')));
  return { ...found, address, answer: pageOf(records, query) };
}

/** One customer out of any list of customers. */
function customerFromLists(address: string, stored: readonly StoredAnswer[]): Seen | null {
  const id = decodeURIComponent(address.split('/').at(-1) ?? '');
  for (const list of stored.filter(({ key }) => key === 'GET /clients')) {
    const record = dataOf(list).find((one) => isRecord(one) && one.id === id);
    if (record) return { ...list, address, answer: record };
  }
  return null;
}

/** The last answer to this very question, or what other answers say of it. */
export function recalled(key: CallKey, address: string, stored: readonly StoredAnswer[]): Seen | null {
  const same = stored.find((seen) => seen.key === key && seen.address === address);
  if (same) return same;
  if (key === 'GET /clients') return customersFromWhole(address, stored);
  return key === 'GET /clients/{id}' ? customerFromLists(address, stored) : null;
}
