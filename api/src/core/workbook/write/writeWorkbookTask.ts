import type { MessagePort } from 'node:worker_threads';
import { defineTask } from '../../workers/defineTask';
import { receiveItems, sendItems } from '../../workers/portItems';
import type { RowBatch } from './batchCursor';
import type { SheetDefinition } from '../sheetTypes';
import { streamWorkbook } from './streamWorkbook';

export interface WriteWorkbookInput {
  sheets: readonly SheetDefinition[];
  /** The task receives the {@link RowBatch}es from it. */
  batches: MessagePort;
  /** The task sends the bytes of the file to it. */
  file: MessagePort;
}

export default defineTask(({ sheets, batches, file }: WriteWorkbookInput): Promise<void> => {
  const bytes: AsyncIterable<Uint8Array> = streamWorkbook(sheets, receiveItems<RowBatch>(batches));
  return sendItems(file, bytes[Symbol.asyncIterator]());
});
