import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { BatchCursor } from './batchCursor';
import { RowWriter } from './rowWriter';
import type { RowBatch, SheetDefinition, SheetRow } from '../sheetTypes';
import { renderFilterXml } from './sheetXml';
import { createSkeleton, type SheetFrame, getSheetPath } from './workbookSkeleton';
import { renderColumnsXml, measuredRows } from './columnWidths';

/** Excel opens at most 1,048,576 rows per sheet, the heading included. */
const maxRowsPerSheet = 1_048_575;

/** Rows per chunk of XML. */
const rowsPerChunk = 200;

/** The fastest. Level 3 would save a fourteenth of the size for a fifth more processor time. */
const compressionLevel = 1;

/** Where the rows of a sheet come from. */
interface SheetSource {
  sheet: SheetDefinition;
  frame: SheetFrame;
  cursor: BatchCursor;
  /** Position of the sheet in the batches. */
  index: number;
}

/** Writes the next rows. @returns false at the end of the rows and when the sheet is full */
async function writeNextRows(writer: RowWriter, { cursor, index }: SheetSource, maxRows: number): Promise<boolean> {
  const space = maxRows - writer.count;
  const records = writer.copiesRecords ? await cursor.takeRecords(index, space) : null;
  if (records) {
    writer.writeRecords(records);
    return true;
  }
  const rows = await cursor.takeRows(index, Math.min(rowsPerChunk, space));
  for (const row of rows) writer.writeRow(row);
  return rows.length > 0;
}

async function* streamSheet(source: SheetSource, maxRows: number): AsyncGenerator<string | Uint8Array> {
  const { sheet, frame, cursor, index } = source;
  const { columns, blankRows = 0 } = sheet;
  const first: SheetRow[] = [];
  let rows: readonly SheetRow[];
  const firstCount = Math.min(measuredRows, maxRows);
  while (first.length < firstCount && (rows = await cursor.takeRows(index, firstCount - first.length)).length > 0)
    first.push(...rows);
  yield frame.head.replace(/<cols>.*<\/cols>/, renderColumnsXml(columns, first));
  const writer = new RowWriter(columns, frame.styles);
  for (const row of first) writer.writeRow(row);
  do yield writer.takeXml();
  while (await writeNextRows(writer, source, maxRows));
  const { count } = writer;
  for (let blank = 0; blank < blankRows; blank += 1) writer.writeBlankRow();
  yield writer.takeXml();
  yield frame.tail.replace(/<autoFilter [^>]*>/, renderFilterXml(sheet, count));
}

/** The frame of a continuation sheet, not selected: Excel edits all selected sheets at once. */
const deselect = (frame: SheetFrame): SheetFrame => ({
  ...frame,
  head: frame.head.replace('tabSelected="1"', 'tabSelected="0"'),
});

async function addParts(
  zip: ZipFile,
  sheets: readonly SheetDefinition[],
  cursor: BatchCursor,
  maxRows: number,
): Promise<void> {
  const skeleton = await createSkeleton(sheets);
  const written: SheetDefinition[] = [];
  // An error of the first rows comes before the first byte, so that the server can still answer with it.
  await cursor.hasRows(0);
  for (const [index, frame] of skeleton.frames.entries()) {
    const sheet = sheets[index];
    if (!sheet) continue;
    for (let ordinal = 1; ordinal === 1 || (await cursor.hasRows(index)); ordinal += 1) {
      written.push(ordinal === 1 ? sheet : { ...sheet, name: `${sheet.name} ${ordinal}` });
      const source = { sheet, frame: ordinal === 1 ? frame : deselect(frame), cursor, index };
      const xml = Readable.from(streamSheet(source, maxRows), { objectMode: false });
      zip.addReadStream(xml, getSheetPath(written.length), { compressionLevel });
      await finished(xml);
    }
  }
  // The numbers of styles and texts stay the same when a sheet continues on another one.
  const { parts } = written.length === sheets.length ? skeleton : await createSkeleton(written);
  for (const { name, content } of parts) zip.addBuffer(content, name);
  zip.end();
}

/**
 * Writes a workbook while its rows arrive; memory does not grow with their number.
 * @param batches rows sheet by sheet, in the order of the sheets
 * @param maxRows rows of one sheet; the next ones continue on a further sheet, "Detalle 2"
 */
export function streamWorkbook(
  sheets: readonly SheetDefinition[],
  batches: AsyncIterator<RowBatch>,
  maxRows = maxRowsPerSheet,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: Error): void => void output.destroy(error);
  zip.on('error', fail);
  addParts(zip, sheets, new BatchCursor(sheets, batches), maxRows).catch(fail);
  return output;
}
