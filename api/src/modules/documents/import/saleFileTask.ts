import type { MessagePort } from 'node:worker_threads';
import { WorkbookError } from '../../../core/workbook/read/workbookError';
import { defineTask } from '../../../core/workers/defineTask';
import { lowerThreadPriority } from '../../../core/workers/lowerThreadPriority';
import { sendItems } from '../../../core/workers/portItems';
import type { PlanContext } from './planContext';
import { planSales } from './planSales';
import { readSaleFile, type SaleFile, summarizeSaleFile } from './saleFile';

export interface SaleFileInput {
  file: Uint8Array;
  /** Sends the summary of the file, then receives requests to plan it, until the other side closes it. */
  control: MessagePort;
}

export interface PlanRequest {
  context: PlanContext;
  /** Receives the steps of the plan. */
  steps: MessagePort;
}

export interface SaleFileOutput {
  /** Spanish sentence that says why the file cannot be read. */
  refusal?: string;
}

lowerThreadPriority();

/** A transaction that is repeated asks for another plan of the same file. */
const answerPlanRequests = (control: MessagePort, file: SaleFile): Promise<void> =>
  new Promise((resolve, reject) => {
    control.on('message', ({ context, steps }: PlanRequest) => {
      sendItems(steps, planSales(file, context)).catch(reject);
    });
    control.once('close', resolve);
    control.postMessage(summarizeSaleFile(file), []);
  });

export default defineTask(async ({ file, control }: SaleFileInput): Promise<SaleFileOutput> => {
  try {
    const read = await readSaleFile(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
    await answerPlanRequests(control, read);
    return {};
  } catch (error) {
    if (error instanceof WorkbookError) return { refusal: error.message };
    throw error;
  }
});
