import { utils } from '@e965/xlsx';
import { SaxesParser } from 'saxes';
import { uncomputedMarker } from '../sheetTypes';
import { WorkbookError, workbookErrorMessages } from './workbookError';

// The library (SheetJS) searches the XML of a sheet for patterns. It reads a formula without a value as an empty cell,
// drops the offset of a date, reads what is in comments, and needs much memory for empty cells. So a parser of XML reads
// the sheet first and writes only its values again, as the library reads them without doubt.

/** Far more than 20,000 rows of the widest template have. */
const maxCells = 500_000;
const maxRow = 99_999;
const maxColumn = 702;

const addressPattern = /^([A-Z]{1,3})(\d{1,7})$/i;
const offsetPattern = /(?:Z|[+-]\d\d:?\d\d)$/;
const xmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => xmlEscapes[character] ?? '');
const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Cell {
  row: number;
  column: number;
  type: string;
  style: string;
  hasFormula: boolean;
  /** The text of `v`; null when the cell has no such element. */
  value: string | null;
  /** The text of `is`. */
  inline: string | null;
}

const formatTextCell = (text: string): string =>
  ` t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is>`;

/** Returns the type and the content of a cell; null when it is empty. */
function formatContent({ type, hasFormula, value, inline }: Cell): string | null {
  const text = value?.trim() ?? '';
  if (hasFormula && text === '' && inline === null)
    // The result of a formula may be an empty text.
    return type === 'str' && value !== null ? null : formatTextCell(uncomputedMarker);
  if (inline !== null) return inline === '' ? null : formatTextCell(inline);
  if (text === '') return null;
  if (type === 'str' || type === 'e') return formatTextCell(value ?? '');
  if (type === 'd') return ` t="d"><v>${escapeXml(text.replace(offsetPattern, ''))}</v>`;
  if (type === 'n') return Number.isFinite(Number(text)) ? `><v>${text}</v>` : formatTextCell(text);
  return ` t="${escapeXml(type)}"><v>${escapeXml(text)}</v>`;
}

/** Collects the cells of a sheet that are not empty, as XML. */
class SheetWriter {
  private readonly xml: string[] = [];
  private row = 0;
  private column = 0;
  private count = 0;
  private cell: Cell | null = null;
  /** The names of the open elements, without prefixes. */
  private readonly open: string[] = [];

  startElement(name: string, { r = '', s = '', t = 'n' }: Readonly<Record<string, string>>): void {
    this.open.push(name);
    if (name === 'row') this.startRow(r);
    else if (name === 'c') this.startCell(r, s, t);
    else if (this.cell && name === 'f') this.cell.hasFormula = true;
    else if (this.cell && name === 'v') this.cell.value = '';
    else if (this.cell && name === 'is') this.cell.inline = '';
  }

  addText(text: string): void {
    if (!this.cell) return;
    const name = this.open.at(-1);
    if (name === 'v') this.cell.value += text;
    // Phonetic texts (`rPh`) are not part of the value.
    else if (name === 't' && !this.open.includes('rPh')) this.cell.inline = (this.cell.inline ?? '') + text;
  }

  endElement(name: string): void {
    this.open.pop();
    if (name === 'row') this.xml.push('</row>');
    else if (name === 'c') this.endCell();
  }

  toBuffer(): Buffer {
    return Buffer.from(`<worksheet><sheetData>${this.xml.join('')}</sheetData></worksheet>`);
  }

  private startRow(number: string): void {
    this.row = number === '' ? this.row + 1 : Number(number);
    this.column = 0;
    this.xml.push(`<row r="${this.row}">`);
  }

  private startCell(address: string, style: string, type: string): void {
    const [, letters, row] = addressPattern.exec(address) ?? [];
    if (!letters && address !== '') throw new WorkbookError(workbookErrorMessages.notAWorkbook);
    this.column = letters ? utils.decode_col(letters.toUpperCase()) + 1 : this.column + 1;
    this.cell = {
      row: row ? Number(row) : this.row,
      column: this.column,
      type,
      style,
      hasFormula: false,
      value: null,
      inline: null,
    };
  }

  private endCell(): void {
    const { cell } = this;
    this.cell = null;
    const content = cell && formatContent(cell);
    if (!cell || !content) return;
    if (!(cell.row > 0 && Math.max(cell.row, this.row) <= maxRow) || cell.column > maxColumn)
      throw new WorkbookError(workbookErrorMessages.tooManyRows);
    this.count += 1;
    if (this.count > maxCells) throw new WorkbookError(workbookErrorMessages.tooBig);
    const address = utils.encode_cell({ r: cell.row - 1, c: cell.column - 1 });
    const style = /^\d+$/.test(cell.style) ? ` s="${cell.style}"` : '';
    this.xml.push(`<c r="${address}"${style}${content}</c>`);
  }
}

/**
 * Returns the XML of a sheet with its values only: without empty cells, comments, formulas and name prefixes, with an
 * address for every cell. Errors are texts, as are formulas without a value ({@link uncomputedMarker}).
 * @throws WorkbookError when the XML is broken, or has too many cells or one too far from the start
 */
export function normalizeSheet(content: Buffer): Buffer {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const writer = new SheetWriter();
  parser.on('opentag', ({ name, attributes }) => writer.startElement(getLocalName(name), attributes));
  parser.on('text', (text) => writer.addText(text));
  parser.on('cdata', (text) => writer.addText(text));
  parser.on('closetag', ({ name }) => writer.endElement(getLocalName(name)));
  try {
    parser.write(content.toString()).close();
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError(workbookErrorMessages.notAWorkbook);
  }
  return writer.toBuffer();
}
