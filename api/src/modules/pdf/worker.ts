import { parentPort } from 'node:worker_threads';
import type { VoucherPaper } from './voucherPaper';
import { voucherPdf } from './voucherPdf';

export interface DrawRequest {
  id: number;
  paper: VoucherPaper;
}

export type DrawAnswer = { id: number; file: Uint8Array } | { id: number; error: string };

const post = (answer: DrawAnswer, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(answer, transfer);

parentPort?.on('message', ({ id, paper }: DrawRequest) => {
  voucherPdf(paper)
    .then((pdf) => {
      const file = new Uint8Array(pdf);
      post({ id, file }, [file.buffer]);
    })
    .catch((error: unknown) => post({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) }));
});
