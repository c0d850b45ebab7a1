import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { type ColdVisit, visitCold, visitWarm } from '../field/measureField';
import { FIELD_PAGES, type FieldPage, PAGES_WITHOUT_SESSION } from '../field/pages';
import { slowServiceWorkers } from '../browser/slowDevice';
import type { Vitals } from '../field/webVitals';
import { formatMs, median } from '../statistics';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const medianOf = <V extends Vitals>(visits: readonly V[], get: (visit: V) => number): number => median(visits.map(get));

function buildRow(name: string, cold: readonly ColdVisit[], warm: readonly Vitals[]): Record<string, string> {
  const slowest = cold.toSorted((a, b) => b.inp - a.inp)[0];
  return {
    Page: name,
    'LCP cold ms': formatMs(medianOf(cold, ({ lcp }) => lcp)),
    'LCP warm ms': formatMs(medianOf(warm, ({ lcp }) => lcp)),
    'INP ms': formatMs(medianOf(cold, ({ inp }) => inp)),
    'TBT cold ms': formatMs(medianOf(cold, ({ loadTbt }) => loadTbt)),
    'TBT warm ms': formatMs(medianOf(warm, ({ tbt }) => tbt)),
    'slowest press': slowest?.inpTarget?.slice(-40) ?? '',
  };
}

async function measurePages(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const [name, page] of Object.entries(FIELD_PAGES)) {
    const cold: ColdVisit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) cold.push(await visitCold(browser, origin, page));
    rows.push(buildRow(name, cold, await visitWarm(browser, origin, page, ROUNDS)));
  }
  rows.push({ Page: 'goal', 'LCP cold ms': '≤ 2500', 'LCP warm ms': '≤ 1000', 'INP ms': '≤ 100' });
  console.log(`\nTen pages on slow 4G with a processor 4 times slower (medians of ${ROUNDS} rounds)`);
  console.table(rows);
}

/** The blocking time of pages without a session, next to the same sources as a single bundle, in turn. */
async function compareBlockingTime(browser: Browser, productOrigin: string, bundleOrigin: string): Promise<void> {
  const measure = async (origin: string, page: FieldPage): Promise<ColdVisit> =>
    visitCold(browser, origin, { ...page, use: () => Promise.resolve() });
  const rows: Record<string, string>[] = [];
  for (const [name, page] of Object.entries(PAGES_WITHOUT_SESSION)) {
    const [ours, bundle]: [ColdVisit[], ColdVisit[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure(productOrigin, page));
      bundle.push(await measure(bundleOrigin, page));
    }
    const own = medianOf(ours, ({ loadTbt }) => loadTbt);
    const other = medianOf(bundle, ({ loadTbt }) => loadTbt);
    rows.push({
      Page: name,
      'TBT ms': formatMs(own),
      'TBT single bundle ms': formatMs(other),
      ratio: (own / other).toFixed(2),
      goal: '≤ 0.80',
      'LCP ms': [ours, bundle].map((visits) => formatMs(medianOf(visits, ({ lcp }) => lcp))).join(' / '),
    });
  }
  console.log('\nTotal blocking time beside the same sources as a single Vite bundle');
  console.table(rows);
}

/**
 * Measures what people in the field notice: how fast pages appear, the first time and again, and how fast they answer
 * to what people do there.
 */
export async function measureField(productOrigin: string, bundleOrigin: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  await slowServiceWorkers(await browser.newBrowserCDPSession());
  await measurePages(browser, productOrigin);
  await compareBlockingTime(browser, productOrigin, bundleOrigin);
  await browser.close();
}
