import { chromium } from '@playwright/test';
import { ARGS } from '../browserFlags';
import { type ColdLoad, coldLoad } from './coldLoad';
import { median } from './statistics';
import { VISITS } from './visits';

const SLOW_RUNS = 3;

const fixed = (value: number, digits = 1): string => value.toFixed(digits);

function row(
  name: string,
  goal: number,
  ours: ColdLoad,
  plain: ColdLoad,
  slow: readonly [number, number],
): Record<string, string | number> {
  return {
    Página: name,
    'KB br': fixed(ours.kilobytes),
    'meta KB': goal,
    'KB en un paquete': fixed(plain.kilobytes),
    razón: fixed(ours.kilobytes / plain.kilobytes, 2),
    peticiones: `${ours.requests} / ${plain.requests}`,
    cadena: `${ours.depth} / ${plain.depth}`,
    '4G lento ms': `${fixed(slow[0], 0)} / ${fixed(slow[1], 0)}`,
    'razón 4G': fixed(slow[0] / slow[1], 2),
  };
}

/** Cold first loads of the product beside the same sources as one plain bundle, interleaved. */
export async function measureWeights(product: string, mono: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const rows: Record<string, string | number>[] = [];
  for (const [name, visit] of Object.entries(VISITS)) {
    const ours = await coldLoad(browser, product, visit, { slow: false });
    const plain = await coldLoad(browser, mono, visit, { slow: false });
    const times: [number[], number[]] = [[], []];
    for (let run = 0; run < SLOW_RUNS; run += 1) {
      times[0].push((await coldLoad(browser, product, visit, { slow: true })).shownAfter);
      times[1].push((await coldLoad(browser, mono, visit, { slow: true })).shownAfter);
    }
    rows.push(row(name, visit.goal, ours, plain, [median(times[0]), median(times[1])]));
    if (process.argv.includes('--verbose')) console.log(name, ours.addresses.join('\n  '));
  }
  await browser.close();
  console.log('\nPrimera carga en frío (nuestro / las mismas fuentes en un solo paquete de Vite)');
  console.table(rows);
}
