import type { CallInput } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain/limits';
import type { Problem } from '@surco/shared/domain/problem';
import { texts } from '../texts';
import { type Catalogue, productOf } from './catalogue';
import { isBags, type Pasted } from './paste';

/** One row of the grid; its key stays with it while others come and go. */
export interface GridRow {
  key: number;
  code: string;
  bags: number | null;
}

export interface RegisterDraft {
  seasonId: string;
  distributorId: string;
  rows: readonly GridRow[];
  /** The key of the next row. */
  next: number;
}

export type RegisterAction =
  | { type: 'set'; change: Partial<Pick<RegisterDraft, 'seasonId' | 'distributorId'>> }
  | { type: 'row'; key: number; change: Partial<Pick<GridRow, 'code' | 'bags'>> }
  | { type: 'add' }
  | { type: 'remove'; key: number }
  | { type: 'paste'; rows: readonly Pasted[] };

const BLANK_ROWS = 3;

const isBlank = ({ code, bags }: GridRow): boolean => code.trim() === '' && bags === null;

/** The rows that say something; the others are only room to write in. */
export const filledRows = ({ rows }: RegisterDraft): readonly GridRow[] => rows.filter((row) => !isBlank(row));

/** How many more rows may be pasted. */
export const roomIn = (draft: RegisterDraft): number => limits.inventory.rowsMax - filledRows(draft).length;

const append = (draft: RegisterDraft, rows: readonly Omit<GridRow, 'key'>[]): RegisterDraft => ({
  ...draft,
  rows: [...draft.rows, ...rows.map((row, index) => ({ ...row, key: draft.next + index }))],
  next: draft.next + rows.length,
});

const blank = { code: '', bags: null };

export const newRegister = (chosen: Pick<RegisterDraft, 'seasonId' | 'distributorId'>): RegisterDraft =>
  append(
    { ...chosen, rows: [], next: 1 },
    Array.from({ length: BLANK_ROWS }, () => blank),
  );

export function registerReducer(draft: RegisterDraft, action: RegisterAction): RegisterDraft {
  switch (action.type) {
    case 'set':
      return { ...draft, ...action.change };
    case 'row':
      return { ...draft, rows: draft.rows.map((row) => (row.key === action.key ? { ...row, ...action.change } : row)) };
    case 'add':
      return append(draft, [blank]);
    case 'remove':
      return { ...draft, rows: draft.rows.filter(({ key }) => key !== action.key) };
    case 'paste':
      return append({ ...draft, rows: filledRows(draft) }, action.rows);
  }
}

/** Where a row's field is shown; the row's key stands in for its place in the body. */
export const rowPath = (key: number, field: 'productId' | 'initial'): string => `rows.${key}.${field}`;

function codeProblem(row: GridRow, catalogue: Catalogue, seen: Set<string>): string | undefined {
  if (row.code.trim() === '') return texts.codeMissing;
  const product = productOf(catalogue, row.code);
  if (!product) return texts.codeUnknown;
  if (seen.has(product.id)) return texts.twice;
  seen.add(product.id);
  return undefined;
}

const bagsProblem = ({ bags }: GridRow): string | undefined =>
  bags === null ? texts.bagsMissing : isBags(bags) ? undefined : texts.bagsWrong;

const problem = (path: string, message: string | undefined): Problem[] => (message ? [{ path, message }] : []);

/** All that keeps the draft from being sent, from top to bottom. */
export function problemsOf(draft: RegisterDraft, catalogue: Catalogue): Problem[] {
  const seen = new Set<string>();
  const filled = filledRows(draft);
  return [
    ...problem('seasonId', draft.seasonId ? undefined : texts.seasonMissing),
    ...problem('distributorId', draft.distributorId ? undefined : texts.distributorMissing),
    ...problem(rowPath(draft.rows[0]?.key ?? 0, 'productId'), filled.length === 0 ? texts.none : undefined),
    ...filled.flatMap((row) => [
      ...problem(rowPath(row.key, 'productId'), codeProblem(row, catalogue, seen)),
      ...problem(rowPath(row.key, 'initial'), bagsProblem(row)),
    ]),
  ];
}

type Row = Extract<CallInput<'POST /inventories'>['body'], { seasonId: string }>;

/** The draft as the API takes it; asked of a draft without problems. */
export const rowsOf = (draft: RegisterDraft, catalogue: Catalogue): Row[] =>
  filledRows(draft).map(({ code, bags }) => ({
    seasonId: draft.seasonId,
    distributorId: draft.distributorId,
    productId: productOf(catalogue, code)?.id ?? '',
    initial: bags ?? 0,
  }));

const ROW = /^rows\.(\d+)\.(\w+)$/;

/** The server's complaints at the rows of the grid; season and distributor stand above it once. */
export const atGrid = (problems: readonly Problem[], draft: RegisterDraft): Problem[] =>
  problems.map((told) => {
    const [, index, field] = ROW.exec(told.path) ?? [];
    if (field === 'seasonId' || field === 'distributorId') return { ...told, path: field };
    const row = filledRows(draft)[Number(index)];
    return row ? { ...told, path: `rows.${row.key}.${field}` } : told;
  });
