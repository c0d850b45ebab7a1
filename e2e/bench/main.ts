import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from '../../tools/src/build';
import { findChromium } from '../../tools/src/chromium';
import { buildMono } from './mono/build';
import { serveMono } from './mono/server';
import { startProduct } from './product';
import { measureWeights } from './weights';

const PORT = Number(process.env.BENCH_PORT ?? 3950);

async function main(): Promise<void> {
  const { built } = await buildChanged('production');
  console.log(built.length ? `Construido: ${built.join(', ')}.` : 'Las construcciones están al día.');
  await buildMono();
  const product = await startProduct(PORT, mkdtempSync(join(tmpdir(), 'surco-bench-')));
  const mono = await serveMono(PORT);
  try {
    await measureWeights(product.address, `http://localhost:${mono.port}`, findChromium());
  } finally {
    mono.server.close();
    await product.stop();
  }
}

await main();
