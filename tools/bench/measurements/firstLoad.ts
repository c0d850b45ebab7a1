import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { type ColdLoad, measureColdLoad } from '../browser/measureColdLoad';
import { median } from '../statistics';
import { VISITS } from '../browser/visits';

const SLOW_RUNS = 3;

const formatFixed = (value: number, digits = 1): string => value.toFixed(digits);

function buildTableRow(
  name: string,
  goal: number,
  ours: ColdLoad,
  singleBundle: ColdLoad,
  slowMs: { ours: number; singleBundle: number },
): Record<string, string | number> {
  return {
    Page: name,
    'KB br': formatFixed(ours.kilobytes),
    'goal KB': goal,
    'KB single bundle': formatFixed(singleBundle.kilobytes),
    ratio: formatFixed(ours.kilobytes / singleBundle.kilobytes, 2),
    requests: `${ours.requests} / ${singleBundle.requests}`,
    chain: `${ours.depth} / ${singleBundle.depth}`,
    'slow 4G ms': `${formatFixed(slowMs.ours, 0)} / ${formatFixed(slowMs.singleBundle, 0)}`,
    'ratio 4G': formatFixed(slowMs.ours / slowMs.singleBundle, 2),
  };
}

/** Measures first loads of the product and of the same sources as a single bundle, alternately. */
export async function measureFirstLoad(
  productOrigin: string,
  bundleOrigin: string,
  executablePath: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const rows: Record<string, string | number>[] = [];
  for (const [name, visit] of Object.entries(VISITS)) {
    const ours = await measureColdLoad(browser, productOrigin, visit, { slow: false });
    const singleBundle = await measureColdLoad(browser, bundleOrigin, visit, { slow: false });
    const oursMs: number[] = [];
    const singleBundleMs: number[] = [];
    for (let run = 0; run < SLOW_RUNS; run += 1) {
      oursMs.push((await measureColdLoad(browser, productOrigin, visit, { slow: true })).shownAfterMs);
      singleBundleMs.push((await measureColdLoad(browser, bundleOrigin, visit, { slow: true })).shownAfterMs);
    }
    const slowMs = { ours: median(oursMs), singleBundle: median(singleBundleMs) };
    rows.push(buildTableRow(name, visit.goal, ours, singleBundle, slowMs));
    if (process.argv.includes('--verbose'))
      console.log(name, ours.files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n  '));
  }
  await browser.close();
  console.log('\nCold first load (ours / the same sources as a single Vite bundle)');
  console.table(rows);
}
