import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility';
import type { SheetColumn, SheetValue } from '../sheetTypes';
import { toLabel } from './parseRecords';
import type { RecordReader } from './recordReader';
import type { XmlBytes } from './xmlBytes';

const msPerDay = 86_400_000;
/** Day 0 of the dates of Excel. */
const dayZero = Date.UTC(1899, 11, 30);

const toSerialDate = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - dayZero) / msPerDay;

/**
 * XML around a value. Every text is a text cell, so that a spreadsheet program never runs it as a formula; inline, because
 * a table of all texts would have to be in memory.
 */
const textFrame = [' t="inlineStr"><is><t>', '</t></is></c>'] as const;
const numberFrame = ['><v>', '</v></c>'] as const;

function renderText(text: string): string {
  const [start, end] = textFrame;
  // Without the attribute, spreadsheet programs remove space at both ends.
  const startTag = text.trim() === text ? start : start.replace('<t>', '<t xml:space="preserve">');
  return startTag + sanitizeTextContent(text) + end;
}

/** Different values of a column whose cells are remembered, so that memory does not grow with the rows. */
const maxRemembered = 1_000;

/** Writes the cells of one column in one style. */
export class CellWriter {
  private readonly head: Buffer;
  private readonly frame: readonly [Buffer, Buffer];
  private readonly remembered = new Map<SheetValue, Buffer>();

  /** @param index of the column @param style its number */
  constructor(
    private readonly column: SheetColumn,
    index: number,
    private readonly style: string,
  ) {
    this.head = Buffer.from(`<c r="${getCellAddress(0, index).slice(0, -1)}`);
    const [start, end] = column.kind === 'text' ? textFrame : numberFrame;
    this.frame = [Buffer.from(`" s="${style}"${start}`), Buffer.from(end)];
  }

  /** @param row the number of the row in the file */
  write(xml: XmlBytes, row: Buffer, value: SheetValue): void {
    xml.append(this.head);
    xml.append(row);
    xml.append(this.remembered.get(value) ?? this.render(value));
  }

  /** Writes the value that the reader is at; most are copied byte by byte. */
  writeRecordValue(xml: XmlBytes, row: Buffer, reader: RecordReader): void {
    if (reader.isNull || !reader.isPlain || this.column.labels || this.column.kind === 'date')
      return this.write(xml, row, toLabel(this.column, reader.value));
    const [start, end] = this.frame;
    xml.append(this.head);
    xml.append(row);
    xml.append(start);
    xml.append(reader.bytes, reader.start, reader.end);
    return xml.append(end);
  }

  /** What follows the number of the row. */
  private render(value: SheetValue): Buffer {
    const cell = Buffer.from(`" s="${this.style}"${this.renderContent(value)}`);
    if (this.remembered.size < maxRemembered) this.remembered.set(value, cell);
    return cell;
  }

  private renderContent(value: SheetValue): string {
    const { kind } = this.column;
    if (value === null || value === '') return '/>';
    if (kind === 'text') return renderText(String(value));
    return numberFrame.join(String(kind === 'date' ? toSerialDate(String(value)) : Number(value)));
  }
}
