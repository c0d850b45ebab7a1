import type { CallInput } from '@surco/shared/contract';
import { defaultFormatSettings, getCalendarDate, getInstantParts, isCalendarDate } from '@surco/shared/domain';
import type { DescribedColumn, DescribedColumns } from '@surco/shared/records/lists/describedColumn';
import type { z } from 'zod';
import { buildIdCondition } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import { countList, readIds, readList } from '../../core/db/readList';
import type { ListSource } from '../../core/db/readPage';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { createFieldError } from '../../core/http/httpError';
import { parseWithSchema } from '../../core/http/parseWithSchema';
import type { SheetColumn, SheetDefinition, SheetRow, SheetValue } from '../../core/workbook/sheetTypes';

/** Who exports, and when. */
export interface ExportContext {
  db: Db;
  user: CurrentUser;
  /** `YYYY-MM-DD` */
  today: string;
}

type ExportRequest = Pick<CallInput<'POST /exports'>['body'], 'columns' | 'query' | 'ids'>;

interface ListExport<Q extends z.ZodObject, R, T> {
  /** The entity of the audit entry. */
  entity: string;
  /** The query of the list. */
  query: Q;
  /** Name of the file and of its sheet. */
  name: string | ((query: z.output<Q>) => string);
  columns: DescribedColumns<T> | ((context: ExportContext) => DescribedColumns<T> | Promise<DescribedColumns<T>>);
  /** The source of the list, with the user's scope. */
  source: (query: z.output<Q>, context: ExportContext) => ListSource<R, T> | Promise<ListSource<R, T>>;
}

/** What the audit log records of the exported records. */
type Extent = { rows: number } & ({ filters: ExportRequest['query'] } | { ids: readonly string[] });

/** A list with the columns and the filters of a request. */
interface OpenList {
  name: string;
  sheet: SheetDefinition;
  readExtent: (tx: Tx) => Promise<Extent>;
  readRows: (tx: Tx) => AsyncGenerator<SheetRow[]>;
}

const { timeZone } = defaultFormatSettings;

/** `YYYY-MM-DDTHH:mm` in the time zone of the company. */
function toLocalTime(instant: Date): string {
  const { year, month, day, hour, minute } = getInstantParts(timeZone, instant);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

function toSheetValue<T>({ kind, value }: DescribedColumn<T>, row: T): SheetValue {
  const cell = value(row);
  if (typeof cell !== 'string') return cell;
  if (kind === 'date') return isCalendarDate(cell) ? cell : getCalendarDate(timeZone, new Date(cell));
  return kind === 'time' ? toLocalTime(new Date(cell)) : cell;
}

const toSheetColumn = <T>({ heading, kind = 'text', unit, width }: DescribedColumn<T>): SheetColumn => ({
  heading: unit ? `${heading} (${unit})` : heading,
  kind,
  ...(width ? { width } : {}),
});

/** @throws HttpError 400 for a column that the list does not have */
function chooseColumns<T>(columns: DescribedColumns<T>, keys: readonly string[]): DescribedColumn<T>[] {
  return keys.map((key) => {
    const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
    if (!column) throw createFieldError('columns', `La lista no tiene la columna ${key}.`);
    return column;
  });
}

/** The records of a selection are read in the order of the list, whether or not its filters still select them. */
const keepSort = ({ sort }: ExportRequest['query']): ExportRequest['query'] => (sort === undefined ? {} : { sort });

const toQueryStrings = (query: ExportRequest['query']): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Defines how a list is exported. */
export const defineListExport = <Q extends z.ZodObject, R, T>(list: ListExport<Q, R, T>) => ({
  entity: list.entity,
  /** @throws HttpError 400 for a wrong filter or column */
  open: async (context: ExportContext, { columns: keys, query, ids }: ExportRequest): Promise<OpenList> => {
    const parse = (given: ExportRequest['query']) => parseWithSchema(list.query, toQueryStrings(given));
    const filters = parse(query);
    const { columns, name } = list;
    const chosen = chooseColumns(typeof columns === 'function' ? await columns(context) : columns, keys);
    const source = await list.source(ids ? parse(keepSort(query)) : filters, context);
    const selected = ids ? { ...source, where: [...source.where, buildIdCondition(source.order.id, ids)] } : source;
    const title = typeof name === 'string' ? name : name(filters);
    return {
      name: title,
      sheet: { name: title, hasFilter: true, columns: chosen.map(toSheetColumn) },
      readExtent: async (tx) => {
        if (!ids) return { filters: query, rows: await countList(tx, selected) };
        const found = await readIds(tx, selected);
        return { rows: found.length, ids: found };
      },
      readRows: async function* (tx) {
        for await (const records of readList(tx, selected))
          yield records.map((record) => ({ values: chosen.map((column) => toSheetValue(column, record)) }));
      },
    };
  },
});
