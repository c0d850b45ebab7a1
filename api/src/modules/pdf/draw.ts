import { Worker } from 'node:worker_threads';
import type { VoucherPaper } from './voucherPaper';
import type { DrawAnswer, DrawRequest } from './worker';

interface Waiting {
  resolve: (file: Buffer) => void;
  reject: (error: Error) => void;
}

const idleMs = 300_000;
const patienceMs = 30_000;
const entry = new URL('./thread.mjs', import.meta.url);

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** The thread is gone, or given up: whoever waits for it is told, and the next drawing starts another. */
function drop(gone: Worker, error: Error): void {
  if (gone !== worker) return;
  worker = null;
  void gone.terminate();
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function start(): Worker {
  const made = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } });
  made.on('message', (answer: DrawAnswer) => {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('file' in answer) job?.resolve(Buffer.from(answer.file));
    else job?.reject(new Error(answer.error));
    idle?.refresh();
  });
  made.on('error', (error) => drop(made, error instanceof Error ? error : new Error(String(error))));
  made.on('exit', () => drop(made, new Error('The drawing thread has ended.')));
  // A thread at rest keeps nobody from going home.
  made.unref();
  idle = setTimeout(() => drop(made, new Error('The drawing thread was let go.')), idleMs).unref();
  return made;
}

/** Draws a document in a thread of its own: it costs tens of milliseconds in which the server would answer nobody. */
export async function drawVoucher(paper: VoucherPaper): Promise<Buffer> {
  worker ??= start();
  idle?.refresh();
  const drawing = worker;
  const id = (last += 1);
  const request: DrawRequest = { id, paper };
  const patience = setTimeout(() => drop(drawing, new Error('The drawing took too long.')), patienceMs).unref();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      drawing.postMessage(request, []);
    });
  } finally {
    clearTimeout(patience);
  }
}
