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

/** The columns that headings lead to: by the own name of the column, or by another one. */
interface ColumnNames<N> {
  own: ReadonlyMap<string, N>;
  other: ReadonlyMap<string, N>;
}

function indexNames<N extends string>(columns: ImportColumns<N>): ColumnNames<N> {
  const names = listColumnNames(columns);
  const index = (list: (name: N) => readonly string[]) =>
    new Map(
      names.flatMap((name) => list(name).map((heading) => [normalizeHeading(heading), name] as const)).toReversed(),
    );
  return {
    own: index((name) => [name, columns[name].label ?? name]),
    other: index((name) => columns[name].otherNames ?? []),
  };
}

/**
 * The columns that people chose for headings before. Not for a column that the file has under its own name: that is the
 * template.
 */
function indexKnown<N extends string>(
  columns: ImportColumns<N>,
  known: Matches,
  own: ReadonlyMap<string, N>,
  headings: readonly string[],
): ReadonlyMap<string, N> {
  const present = new Set(headings.map((heading) => own.get(normalizeHeading(heading))));
  return new Map(
    listColumnNames(columns).flatMap((name) => {
      const heading = known[name];
      const isOwn = heading !== undefined && own.get(normalizeHeading(heading)) === name;
      return heading === undefined || (present.has(name) && !isOwn) ? [] : [[normalizeHeading(heading), name] as const];
    }),
  );
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
 * called so here or, which is a guess, in files of other programs.
 * @param known the headings that people chose before
 */
export function suggestMatches<N extends string>(
  sheet: SheetCells,
  columns: ImportColumns<N>,
  known: Matches,
): { headed: HeadedSheet; matches: Partial<Record<N, string>>; guessed: N[] } {
  const { own, other } = indexNames(columns);
  const knownKeys = new Set(Object.values<string | undefined>(known).map((heading = '') => normalizeHeading(heading)));
  const headed = divideSheet(sheet, (heading) => own.has(heading) || other.has(heading) || knownKeys.has(heading));
  const chosen = indexKnown(columns, known, own, headed.headings);
  const matches: Partial<Record<N, string>> = {};
  const guessed: N[] = [];
  const left = new Set(headed.headings.filter(Boolean));
  for (const finder of [chosen, own, other])
    for (const heading of left) {
      const name = finder.get(normalizeHeading(heading));
      if (name === undefined || matches[name] !== undefined) continue;
      matches[name] = heading;
      if (finder === other) guessed.push(name);
      left.delete(heading);
    }
  return { headed, matches, guessed };
}
