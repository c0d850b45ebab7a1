import { utils } from '@e965/xlsx';
import { foldText } from '@surco/shared/domain';
import type { CellValue, SheetCells } from '../sheetTypes';
import { type ImportColumns, listColumnNames } from './importColumn';
import { getShownText, isEmptyCell } from './readCell';

/** Headings are searched in this many filled rows: exports of other programs begin with a title. */
const searchedRows = 15;
const maxHeadingLength = 200;

/** Case, accents, `*`, `:` and the characters between words do not count. */
export const normalizeHeading = (heading: string): string =>
  foldText(heading.replace(/[*:]/g, ''))
    .replace(/[\s._/-]+/g, '_')
    .replace(/^_|_$/g, '');

/** The headings of columns, by what names them. */
export type Matches<N extends string = string> = Readonly<Partial<Record<N, string>>>;

/** A sheet divided at its row of headings. */
export interface HeadedSheet {
  name: string;
  /** The index of the row of headings. */
  headingIndex: number;
  /** The heading of each column; '' for a column without heading and values. */
  headings: readonly string[];
  /** The rows below that are not empty, with their index. */
  filled: readonly (readonly [index: number, cells: readonly CellValue[]])[];
}

/** The column that each name leads to, own names before other ones. */
function createColumnFinder<N extends string>(columns: ImportColumns<N>, known: Matches): Map<string, N> {
  const found = new Map<string, N>();
  const add = (heading: string, name: N): void => {
    const key = normalizeHeading(heading);
    if (!found.has(key)) found.set(key, name);
  };
  const names = listColumnNames(columns);
  for (const name of names) if (known[name] !== undefined) add(known[name], name);
  for (const name of names) for (const heading of [name, columns[name].label ?? name]) add(heading, name);
  for (const name of names) for (const heading of columns[name].otherNames ?? []) add(heading, name);
  return found;
}

const isFilled = (cells: readonly CellValue[]): boolean => !cells.every(isEmptyCell);

/** Numbers headings that repeat, and names columns without a heading after their letter. */
function nameHeadings(cells: readonly CellValue[], rows: HeadedSheet['filled']): string[] {
  const width = Math.max(cells.length, ...rows.slice(0, searchedRows).map(([, row]) => row.length));
  const counts = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const text = getShownText(cells[index]).trim().slice(0, maxHeadingLength);
    if (text === '')
      return rows.some(([, row]) => !isEmptyCell(row[index])) ? `Columna ${utils.encode_col(index)}` : '';
    const count = (counts.get(normalizeHeading(text)) ?? 0) + 1;
    counts.set(normalizeHeading(text), count);
    return count === 1 ? text : `${text} (${count})`;
  });
}

/**
 * Finds the row of headings: of the first filled rows the one that names the most columns, else the first.
 * @param isKnown whether a heading names a column
 */
function divideSheet({ name, rows }: SheetCells, isKnown: (heading: string) => boolean): HeadedSheet {
  const filled = [...rows.entries()].filter(([, cells]) => isFilled(cells));
  const countKnown = (cells: readonly CellValue[]): number =>
    new Set(cells.map((cell) => normalizeHeading(getShownText(cell))).filter((heading) => heading && isKnown(heading)))
      .size;
  const candidates = filled
    .slice(0, searchedRows)
    .map(([index, cells]) => ({ index, cells, known: countKnown(cells) }));
  const most = Math.max(0, ...candidates.map(({ known }) => known));
  const heading = candidates.find(({ known }) => known === most) ?? { index: 0, cells: [] };
  const below = filled.filter(([index]) => index > heading.index);
  return { name, headingIndex: heading.index, headings: nameHeadings(heading.cells, below), filled: below };
}

/** Divides a sheet at the row that has the most of the given headings. */
export function findHeadings(sheet: SheetCells, matches: Matches): HeadedSheet {
  const wanted = new Set(
    Object.values<string | undefined>(matches).map((heading = '') =>
      normalizeHeading(heading.replace(/ \(\d+\)$/, '')),
    ),
  );
  return divideSheet(sheet, (heading) => wanted.has(heading));
}

/**
 * Divides a sheet at its headings and suggests the column of each: the one that a person chose before, or that is
 * called so here or in files of other programs.
 * @param known the headings that people chose before
 */
export function suggestMatches<N extends string>(
  sheet: SheetCells,
  columns: ImportColumns<N>,
  known: Matches,
): { headed: HeadedSheet; matches: Partial<Record<N, string>> } {
  const finder = createColumnFinder(columns, known);
  const headed = divideSheet(sheet, (heading) => finder.has(heading));
  const matches: Partial<Record<N, string>> = {};
  for (const heading of headed.headings) {
    const name = heading && finder.get(normalizeHeading(heading));
    // A later heading that is the own name of the column is not better than the first one that means it.
    if (name && matches[name] === undefined) matches[name] = heading;
  }
  return { headed, matches };
}
