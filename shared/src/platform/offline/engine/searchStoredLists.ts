import { pageLimits } from '../../../contract';
import { foldText } from '../../../domain/text/foldText';
import { normalizeSearch } from '../../../domain/text/normalizeSearch';
import { hasWords, splitWords } from '../../../domain/text/searchWords';
import { isRecord } from '../../../domain/isRecord';
import type { OfflineCallRule } from '../offlineCalls';
import type { CachedResponse } from '../responseRecorder';

type SearchRule = NonNullable<OfflineCallRule['search']>;

const parseQuery = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1] ?? '');

const getRecords = ({ answer }: CachedResponse): unknown[] =>
  isRecord(answer) && Array.isArray(answer.data) ? answer.data : [];

/**
 * Query names that a request may have besides the filters; by anything else only the server can select. `sort` is
 * ignored: the order of the stored list stays.
 */
const LIST_QUERY_NAMES: readonly string[] = ['page', 'size', 'search', 'sort'];

/** Whether the names of a query leave nothing that only the server can select by. */
const isAnswerable = (query: URLSearchParams, filters: SearchRule['filters']): boolean =>
  [...query.keys()].every((name) => LIST_QUERY_NAMES.includes(name) || name in filters);

/**
 * Newest list of all pages (`size=all`) without a search. Each of its filters has the value of the query, or its default
 * when the query does not set it; a filter that only the query has is applied later.
 */
function findCompleteList(
  query: URLSearchParams,
  lists: readonly CachedResponse[],
  filters: SearchRule['filters'],
): CachedResponse | undefined {
  const isComplete = ({ address }: CachedResponse): boolean => {
    const listQuery = parseQuery(address);
    if (listQuery.get('size') !== 'all' || listQuery.get('search') || !isAnswerable(listQuery, filters)) return false;
    return Object.entries(filters).every(([name, byDefault]) => {
      const value = listQuery.get(name);
      return !value || value === (query.get(name) ?? byDefault);
    });
  };
  return lists.filter(isComplete).sort((a, b) => b.at.localeCompare(a.at))[0];
}

function paginate(records: readonly unknown[], query: URLSearchParams): unknown {
  const page = Math.max(1, Number(query.get('page')) || 1);
  const size = query.get('size') === 'all' ? records.length : Number(query.get('size')) || pageLimits.defaultSize;
  const totalPages = size ? Math.ceil(records.length / size) : 0;
  return { data: records.slice((page - 1) * size, page * size), page, size, totalPages, totalRecords: records.length };
}

/**
 * X-19 without a network: searches, filters and pages the last complete list of a call, in the order in which it is
 * stored; accents do not count.
 * @param address path and query of the request
 * @param lists stored answers of the same call
 * @returns null when no complete list is stored or the query holds a name that only the server can select by
 */
export function searchStoredLists(
  address: string,
  lists: readonly CachedResponse[],
  { fields, filters }: SearchRule,
): CachedResponse | null {
  const query = parseQuery(address);
  if (!isAnswerable(query, filters)) return null;
  const list = findCompleteList(query, lists, filters);
  if (!list) return null;
  const words = splitWords(normalizeSearch(query.get('search') ?? ''));
  const isMatch = (record: unknown): boolean => {
    if (!isRecord(record)) return false;
    if (Object.keys(filters).some((name) => query.has(name) && record[name] !== query.get(name))) return false;
    return hasWords(foldText(fields.map((field) => record[field] ?? '').join(' ')), words);
  };
  return { ...list, address, answer: paginate(getRecords(list).filter(isMatch), query) };
}

/**
 * Takes one record from any stored list.
 * @param address path of the request; its last segment is the record's id
 */
export function findStoredRecord(address: string, lists: readonly CachedResponse[]): CachedResponse | null {
  const id = decodeURIComponent(address.split('/').at(-1) ?? '');
  for (const list of lists) {
    const record = getRecords(list).find((candidate) => isRecord(candidate) && candidate.id === id);
    if (record) return { ...list, address, answer: record };
  }
  return null;
}
