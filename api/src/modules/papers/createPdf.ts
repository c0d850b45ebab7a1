import type { Paper } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import type { FileResponse } from '../../core/http/sendFile';
import { WorkerPool } from '../../core/workers/workerPool';
import { inlineImage } from '../images';
import type { PapersToDraw } from './drawPapers';

const pool = new WorkerPool<PapersToDraw, Uint8Array>({
  task: new URL('./papersTask.ts', import.meta.url),
  timeoutMs: 30_000,
  memoryMb: 256,
  maxThreads: 2,
  perUser: 8,
  total: 80,
});

interface PdfRequest {
  papers: readonly Paper[];
  /** Name of the file without its ending. */
  name: string;
  /** Title inside the file; the name by default. */
  title?: string;
  /** Who asked for it; one user may have eight PDFs in the queue. */
  userId: string;
  /** Saved rather than shown by the browser. */
  download?: boolean;
}

/** The paper with its pictures instead of their addresses, for readers without a session. */
export async function inlineImages(db: Db, paper: Paper): Promise<Paper> {
  const signatures: Paper['signatures'] = [];
  for (const signature of paper.signatures)
    signatures.push({ ...signature, image: await inlineImage(db, signature.image) });
  return { ...paper, issuer: { ...paper.issuer, logo: await inlineImage(db, paper.issuer.logo) }, signatures };
}

/**
 * Draws papers as a PDF in a worker thread, because it takes tens of milliseconds that would block the event loop.
 * @throws HttpError 429 or 503 when too many PDFs are in the queue
 * @throws WorkerJobError when drawing takes longer than 30 seconds or more than 256 MB, or its thread was ended
 */
export async function createPdf(
  db: Db,
  { papers, name, title = name, userId, download }: PdfRequest,
): Promise<FileResponse> {
  const drawn: Paper[] = [];
  for (const paper of papers) drawn.push(await inlineImages(db, paper));
  const file = await pool.run({ title, papers: drawn }, { userId });
  return {
    name: `${name}.pdf`,
    content: Buffer.from(file.buffer, file.byteOffset, file.byteLength),
    inline: download !== true,
  };
}
