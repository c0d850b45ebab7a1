import type { MessagePort } from 'node:worker_threads';
import { splitIntoBatches } from '../../splitIntoBatches';
import { defineTask } from '../../workers/defineTask';
import { sendItems } from '../../workers/portItems';
import { readSeparatedText } from './readSeparatedText';
import { readWorkbook } from './readWorkbook';
import { WorkbookError } from './workbookError';

export interface ReadCellsInput {
  file: Uint8Array;
  /** Whether it is a text with separated values, and no workbook. */
  isText: boolean;
  /** Name of the sheet to read, when a visible one has it. */
  sheet: string;
  /** Receives the rows in batches. */
  rows: MessagePort;
}

export interface ReadCellsOutput {
  /** Name of the sheet that was read; '' of a text. */
  sheet: string;
  /** Spanish sentence that says why the file cannot be read. */
  refusal?: string;
}

/** Rows per message: few enough that receiving them does not delay other requests. */
const batchSize = 200;

export default defineTask(async ({ file, isText, sheet, rows }: ReadCellsInput): Promise<ReadCellsOutput> => {
  try {
    const cells = isText
      ? readSeparatedText(file)
      : await readWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sheet);
    await sendItems(rows, splitIntoBatches(cells.rows, batchSize));
    return { sheet: cells.name };
  } catch (error) {
    if (error instanceof WorkbookError) return { sheet: '', refusal: error.message };
    throw error;
  }
});
