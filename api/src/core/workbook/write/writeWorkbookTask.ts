import type { MessagePort } from 'node:worker_threads';
import { defineTask } from '../../workers/defineTask';
import { lowerThreadPriority } from '../../workers/lowerThreadPriority';
import { receiveItems, sendItems } from '../../workers/portItems';
import type { RowBatch, SheetDefinition } from '../sheetTypes';
import { streamWorkbook } from './streamWorkbook';

export interface WriteWorkbookInput {
  sheets: readonly SheetDefinition[];
  /** The task receives the {@link RowBatch}es from it. */
  batches: MessagePort;
  /** The task sends the bytes of the file to it. */
  file: MessagePort;
}

let isLowered = false;

/** Lowers the priority of the thread with its first bytes: somebody waits for a thread that starts. */
async function* yieldToRequests(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    yield chunk;
    if (!isLowered) lowerThreadPriority();
    isLowered = true;
  }
}

export default defineTask(({ sheets, batches, file }: WriteWorkbookInput): Promise<void> =>
  sendItems(file, yieldToRequests(streamWorkbook(sheets, receiveItems<RowBatch>(batches)))),
);
