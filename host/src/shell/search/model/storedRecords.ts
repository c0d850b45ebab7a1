import {
  type CallKey,
  type FoundCustomer,
  type FoundProduct,
  type FoundSale,
  type FoundUser,
  type FoundVoucher,
  searchLimits,
  type SearchResult,
} from '@surco/shared/contract';
import {
  customerStatuses,
  foldText,
  hasWords,
  normalizeSearch,
  saleStatuses,
  splitWords,
  voucherStatuses,
} from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';

/** An answer that is stored on the device. */
export interface StoredAnswer {
  key: CallKey;
  answer: unknown;
  /** When it was received (ISO 8601). */
  at: string;
}

/** The calls whose stored answers have records that the search finds. */
export const storedRecordCalls = [
  'GET /sales',
  'GET /sales/{id}',
  'GET /vouchers',
  'GET /vouchers/{id}',
  'GET /clients',
  'GET /clients/{id}',
  'GET /products/enabled',
] as const satisfies readonly CallKey[];

const hasTexts = (value: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');

const isOneOf = (values: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && values.includes(value);

const isDocument = (value: unknown, statuses: readonly string[]): boolean =>
  isRecord(value) &&
  hasTexts(value, 'id', 'folio', 'date', 'total') &&
  isOneOf(statuses, value.status) &&
  isRecord(value.customer) &&
  hasTexts(value.customer, 'firstName', 'lastName', 'phone');

const isFoundSale = (value: unknown): value is FoundSale => isDocument(value, saleStatuses);
const isFoundVoucher = (value: unknown): value is FoundVoucher => isDocument(value, voucherStatuses);
const isFoundCustomer = (value: unknown): value is FoundCustomer =>
  isRecord(value) &&
  hasTexts(value, 'id', 'firstName', 'lastName', 'phone') &&
  isOneOf(customerStatuses, value.status) &&
  isRecord(value.locality) &&
  hasTexts(value.locality, 'name');
const isFoundProduct = (value: unknown): value is FoundProduct =>
  isRecord(value) && hasTexts(value, 'id', 'code', 'name') && typeof value.enabled === 'boolean';

type PersonTexts = Pick<FoundCustomer, 'firstName' | 'lastName' | 'businessName' | 'phone'>;

const joinPerson = ({ firstName, lastName, businessName, phone }: PersonTexts): string =>
  [firstName, lastName, businessName, phone].join(' ');

/** The records of an answer: of a page, of a list without pages, or a single one. */
function listRecords({ answer }: StoredAnswer): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  return isRecord(answer) && Array.isArray(answer.data) ? answer.data : [answer];
}

/** The records of these calls that match, each once in its newest state. */
function findRecords<T extends { id: string }>(
  answers: readonly StoredAnswer[],
  keys: readonly CallKey[],
  isFound: (value: unknown) => value is T,
  matches: (record: T) => boolean,
): { data: T[]; totalRecords: number } {
  const newestLast = answers.filter(({ key }) => keys.includes(key)).sort((a, b) => a.at.localeCompare(b.at));
  const byId = new Map(
    newestLast
      .flatMap(listRecords)
      .filter(isFound)
      .map((record) => [record.id, record]),
  );
  const data = [...byId.values()].filter(matches);
  return { data: data.slice(0, searchLimits.maxMatches), totalRecords: data.length };
}

/** Searches the answers that the device stores, by the same texts as the server; accents and case do not count. */
export function searchStoredRecords(answers: readonly StoredAnswer[], text: string): SearchResult {
  const words = splitWords(normalizeSearch(text));
  const contains = (searched: string): boolean => hasWords(foldText(searched), words);
  const matchesDocument = ({ folio, customer }: FoundSale | FoundVoucher): boolean =>
    contains(`${folio} ${joinPerson(customer)}`);
  const noUsers: FoundUser[] = [];
  return {
    sales: findRecords(answers, ['GET /sales', 'GET /sales/{id}'], isFoundSale, matchesDocument),
    vouchers: findRecords(answers, ['GET /vouchers', 'GET /vouchers/{id}'], isFoundVoucher, matchesDocument),
    customers: findRecords(answers, ['GET /clients', 'GET /clients/{id}'], isFoundCustomer, (customer) =>
      contains(`${joinPerson(customer)} ${customer.rfc ?? ''}`),
    ),
    products: findRecords(answers, ['GET /products/enabled'], isFoundProduct, ({ code, name }) =>
      contains(`${code} ${name}`),
    ),
    users: { data: noUsers, totalRecords: 0 },
  };
}
