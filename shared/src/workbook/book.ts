import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { BookSpec, ExportCell, ExportHead, ExportRow } from './cell';
import { headMarkup, rowMarkup } from './markup';
import { sheetEnd, sheetStart, skeleton } from './skeleton';

const WIDEST = 46;
const NARROWEST = 12;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEET = 'xl/worksheets/sheet1.xml';
/** Lists compress well at once; harder work gains little. */
const LEVEL = 4;

/** How many signs an amount takes, its separators of thousands and two decimals included. */
const figureLength = (figure: number): number => Math.ceil((String(Math.trunc(figure)).length * 4) / 3) + 3;

/** In signs; a figure that does not fit would be shown as a row of #. */
function lengthOf(cell: ExportCell | undefined): number {
  if (typeof cell === 'string') return cell.length;
  if (typeof cell === 'number') return figureLength(cell);
  if (!cell) return 0;
  if ('money' in cell) return figureLength(Number(cell.money));
  if ('decimal' in cell) return figureLength(cell.decimal ?? 0);
  return 'time' in cell ? 'dd/mm/yy hh:mm'.length : 0;
}

/** As wide as its head and the texts of the first rows need. */
function widthOf({ title }: ExportHead, at: number, rows: readonly ExportRow[]): number {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[at])), 0);
  return Math.min(WIDEST, Math.max(NARROWEST, title.length + 5, longest + 2));
}

/** A workbook that is made as its rows come, so that it never lies in memory as anything but its compressed bytes. */
export class Book {
  private readonly bytes: Uint8Array<ArrayBuffer>[] = [];
  private readonly zip: Zip;
  private sheet: ZipDeflate | null = null;
  private row = 1;

  constructor(private readonly spec: BookSpec) {
    this.zip = new Zip((error, part) => {
      if (error) throw error;
      this.bytes.push(new Uint8Array(part));
    });
    for (const [name, text] of Object.entries(skeleton(spec))) this.open(name).push(strToU8(text), true);
  }

  private open(name: string): ZipDeflate {
    const file = new ZipDeflate(name, { level: LEVEL });
    this.zip.add(file);
    return file;
  }

  /** The columns are as wide as the rows that come first ask. */
  add(rows: readonly ExportRow[]): void {
    const { heads, timeZone } = this.spec;
    const isFirst = this.sheet === null;
    this.sheet ??= this.open(SHEET);
    const start = isFirst ? sheetStart(heads.map((head, at) => widthOf(head, at, rows))) + headMarkup(heads, rows) : '';
    this.sheet.push(strToU8(start + rows.map((row) => rowMarkup(row, (this.row += 1), timeZone)).join('')));
  }

  end(): Blob {
    if (!this.sheet) this.add([]);
    this.sheet?.push(strToU8(sheetEnd(this.spec.heads.length, this.row)), true);
    this.zip.end();
    return new Blob(this.bytes, { type: TYPE });
  }
}
