import { hasTypedText, historyLabels } from '../personalData/historyLabels';
import type { Mentions } from '../personalData/mentions';
import { getColumns, toCamelCase } from '../personalData/personalRows';

/** Where a value is in an audit entry: `['after', 'customer', 'firstName']`. */
export type ValuePath = readonly string[];

/** The person whose data are hidden: their rows, and what texts say of them. */
interface HiddenPerson {
  /** Ids of the customer, the accounts, and what belongs to them. */
  ids: ReadonlySet<string>;
  accountIds: readonly string[];
  mentions: Mentions | null;
}

export interface StoredEntry {
  entity: string;
  entity_id: string | null;
  user_id: string | null;
  before: unknown;
  after: unknown;
}

/** The tables whose columns the records of an entity, and the parts of a record, have. */
const tablesByEntity: Readonly<Record<string, string>> = {
  client: 'customers',
  user: 'users',
  sale: 'sales',
  voucher: 'vouchers',
  simulation: 'simulations',
};
const tablesByPart: Readonly<Record<string, string>> = {
  client: 'customers',
  customer: 'customers',
  user: 'users',
  by: 'users',
  createdBy: 'users',
  receivedBy: 'users',
  consultant: 'users',
  lines: 'sale_lines',
  payments: 'payments',
  cancelledPayments: 'payments',
  creditUses: 'credit_returns',
  history: 'document_history',
  origin: 'sessions',
};
/** Parts that belong to the record around them; the others have ids of their own. */
const ownParts: ReadonlySet<string> = new Set([
  'lines',
  'payments',
  'cancelledPayments',
  'creditUses',
  'history',
  'origin',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hiddenKinds = [
  ...(['firstName', 'lastName', 'businessName', 'phone', 'email', 'rfc', 'address', 'detail'] as const),
  ...(['text', 'uniqueText', 'secret', 'evidence'] as const),
];

const hiddenFields = (table: string): ReadonlySet<string> =>
  // Entries about an account also name the device and address of a session.
  new Set(
    [table, ...(table === 'users' ? ['sessions'] : [])]
      .flatMap((name) => getColumns(name, hiddenKinds))
      .map(toCamelCase),
  );

/** Yields the paths of all values inside a value; empty ones have nothing to hide. */
function* listLeaves(value: unknown, path: ValuePath): Generator<[ValuePath, string | number | boolean]> {
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* listLeaves(part, [...path, key]);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') yield [path, value];
}

function* listTypedChanges(changes: unknown, path: ValuePath): Generator<ValuePath> {
  if (!Array.isArray(changes)) return;
  for (const [index, change] of changes.entries())
    if (isRecord(change) && typeof change.field === 'string' && hasTypedText(change.field))
      for (const side of ['before', 'after'])
        for (const [leaf] of listLeaves(change[side], [...path, String(index), side])) yield leaf;
}

/** Yields what a record of the person, or a list of them, has in the columns of its table and in its own parts. */
function* listPersonalValues(value: unknown, table: string, path: ValuePath): Generator<ValuePath> {
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* listPersonalValues(part, table, [...path, String(index)]);
    return;
  }
  if (!isRecord(value)) return;
  const fields = hiddenFields(table);
  for (const [key, part] of Object.entries(value)) {
    const inner = [...path, key];
    if (fields.has(key)) for (const [leaf] of listLeaves(part, inner)) yield leaf;
    else if (key === 'changes') yield* listTypedChanges(part, inner);
    else if (ownParts.has(key)) yield* listPersonalValues(part, tablesByPart[key] ?? table, inner);
  }
}

const hasId = (value: unknown, ids: ReadonlySet<string>): boolean =>
  isRecord(value) && typeof value.id === 'string' && ids.has(value.id);

/** Yields the values of the parts of a record, at any depth, that are rows of the person. */
function* listReferences(value: unknown, key: string, path: ValuePath, ids: ReadonlySet<string>): Generator<ValuePath> {
  if (typeof value !== 'object' || value === null) return;
  const table = ownParts.has(key) ? undefined : tablesByPart[key];
  if (table && isRecord(value) && hasId(value, ids)) {
    yield* listPersonalValues(value, table, path);
    // The display name in a reference to a record.
    if (typeof value.name === 'string') yield [...path, 'name'];
  }
  for (const [part, inner] of Object.entries(value))
    yield* listReferences(inner, Array.isArray(value) ? key : part, [...path, part], ids);
}

/** Yields what people typed in the history of a document of another customer, up to the move away from the person. */
function* listHistoryBeforeMove(history: unknown, path: ValuePath, mentions: Mentions | null): Generator<ValuePath> {
  if (!Array.isArray(history)) return;
  const end = history.findLastIndex(
    (event: unknown) =>
      isRecord(event) &&
      Array.isArray(event.changes) &&
      event.changes.some(
        (change: unknown) =>
          isRecord(change) &&
          change.field === historyLabels.customer &&
          typeof change.before === 'string' &&
          mentions?.isIn(change.before),
      ),
  );
  yield* listPersonalValues(history.slice(0, end + 1), 'document_history', path);
}

/** Whether a record of an entry is about the person, or written by them. */
const isOwnRecord = (entry: StoredEntry, record: Readonly<Record<string, unknown>>, person: HiddenPerson): boolean =>
  (entry.entity_id !== null && person.ids.has(entry.entity_id)) ||
  (entry.user_id !== null && person.accountIds.includes(entry.user_id)) ||
  hasId(record.customer, person.ids) ||
  hasId(record.client, person.ids);

/** Returns the paths of all values of an entry that are personal data of the person. */
export function findHiddenPaths(entry: StoredEntry, person: HiddenPerson): ValuePath[] {
  const paths = (['before', 'after'] as const).flatMap((side): ValuePath[] => {
    const record = entry[side];
    if (!isRecord(record)) return [];
    const table = tablesByEntity[entry.entity];
    const isOwn = table !== undefined && isOwnRecord(entry, record, person);
    return [
      ...(isOwn
        ? listPersonalValues(record, table, [side])
        : listHistoryBeforeMove(record.history, [side, 'history'], person.mentions)),
      ...listReferences(record, '', [side], person.ids),
      ...[...listLeaves(record, [side])]
        .filter(([, value]) => typeof value === 'string' && person.mentions?.isIn(value))
        .map(([path]) => path),
    ];
  });
  return [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];
}
