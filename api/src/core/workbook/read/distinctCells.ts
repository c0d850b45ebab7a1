/** The cells of a sheet, each distinct one once: most columns of a file repeat a few values. */
export interface DistinctCells {
  /** The XML of a sheet that has them in column A, one below the other. */
  sheet: string;
  /** By row and column, the row in `sheet`, counted from 1; undefined where there is no cell. */
  rows: readonly (readonly (number | undefined)[])[];
}

const dataStart = '<sheetData>';
const dataEnd = '</sheetData>';
/** Comments and the like, in which anything may look like a cell. */
const unusualPattern = /<[!?]/;
const rowPattern = /\s*<row\s[^<>]*>/y;
const rowNumberPattern = /\sr="(\d{1,5})"/;
const rowEndPattern = /\s*<\/row>/y;
const cellStart = '<c r="';
const cellEnd = '</c>';
/** A tag of a row or a cell within the cell. */
const nestedPattern = /<\/?(?:c|row)[\s>]/;

const quote = 0x22;
const isLetter = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Walks over the rows of a sheet, as long as its XML is the plain one that spreadsheet programs write. */
class CellScanner {
  readonly rows: number[][] = [];
  /** The distinct cells, without the start of their tag and their address. */
  readonly positions = new Map<string, number>();
  count = 0;
  private offset = 0;

  constructor(private readonly xml: string) {}

  /** @returns false when the XML is not as plain */
  scan(): boolean {
    for (let tag = this.match(rowPattern); tag !== null; tag = this.match(rowPattern))
      if (!this.openRow(tag) || (!tag.endsWith('/>') && !this.readRow())) return false;
    return this.xml.slice(this.offset).trim() === '';
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.xml)?.[0] ?? null;
    if (found !== null) this.offset = pattern.lastIndex;
    return found;
  }

  private openRow(tag: string): boolean {
    const number = Number(rowNumberPattern.exec(tag)?.[1] ?? 0);
    if (number <= this.rows.length) return false;
    while (this.rows.length < number) this.rows.push([]);
    return true;
  }

  private readRow(): boolean {
    const row = this.rows.at(-1) ?? [];
    while (this.xml.startsWith(cellStart, this.offset)) if (!this.readCell(row)) return false;
    return this.match(rowEndPattern) !== null;
  }

  private readCell(row: number[]): boolean {
    const { xml } = this;
    let index = this.offset + cellStart.length;
    let column = 0;
    for (; isLetter(xml.charCodeAt(index)); index += 1) column = column * 26 + xml.charCodeAt(index) - 0x40;
    let rowNumber = 0;
    for (; isDigit(xml.charCodeAt(index)); index += 1) rowNumber = rowNumber * 10 + xml.charCodeAt(index) - 0x30;
    if (xml.charCodeAt(index) !== quote || rowNumber !== this.rows.length || column <= row.length) return false;
    const tagEnd = xml.indexOf('>', index);
    const isEmpty = xml[tagEnd - 1] === '/';
    const end = isEmpty ? tagEnd + 1 : xml.indexOf(cellEnd, tagEnd) + cellEnd.length;
    // Without an end of the tag or of the cell.
    if (tagEnd < 0 || end <= tagEnd) return false;
    this.offset = end;
    row[column - 1] = this.findPosition(xml.slice(index + 1, end));
    this.count += 1;
    return row[column - 1] !== 0;
  }

  /** @returns 0 for a cell that is not plain */
  private findPosition(cell: string): number {
    const known = this.positions.get(cell);
    if (known !== undefined) return known;
    if (nestedPattern.test(cell.slice(0, -cellEnd.length))) return 0;
    this.positions.set(cell, this.positions.size + 1);
    return this.positions.size;
  }
}

/** Splits the XML of a sheet into its rows and what is before and after them; null without rows. */
function splitSheet(xml: string): { before: string; data: string; after: string } | null {
  const start = xml.indexOf(dataStart) + dataStart.length;
  const end = xml.lastIndexOf(dataEnd);
  if (start < dataStart.length || end < start) return null;
  return { before: xml.slice(0, start), data: xml.slice(start, end), after: xml.slice(end) };
}

/**
 * Finds the distinct cells of a sheet.
 * @returns null when too few cells are equal to be worth it, or the XML is unusual, for example with comments, prefixes
 * or cells without an address
 */
export function findDistinctCells(xml: string): DistinctCells | null {
  const sheet = splitSheet(xml);
  if (!sheet || unusualPattern.test(sheet.data)) return null;
  const scanner = new CellScanner(sheet.data);
  if (!scanner.scan() || scanner.positions.size * 2 > scanner.count) return null;
  const rows = [...scanner.positions.keys()].map(
    (cell, index) => `<row r="${index + 1}"><c r="A${index + 1}"${cell}</row>`,
  );
  return { sheet: `${sheet.before}${rows.join('')}${sheet.after}`, rows: scanner.rows };
}
