import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { findChromium } from '../../src/browsers/findChromium';
import { buildChanged } from '../../src/build';
import { withClient } from '../data/withClient';
import { median } from '../median';
import { CONSULTANT_EMAIL } from '../signIn';
import { signInContext } from '../signInContext';
import { type Bench, startInstance } from '../startInstance';
import { FIELD_PAGES, type FieldPage } from './pages';
import { readVitals, recordVitals, type Vitals } from './webVitals';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** How many times slower than this machine the processor is. */
const PROCESSOR_RATE = 4;
/** As the developer tools of Chromium emulate it: latency in ms, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/** Opens a page on a slow device, and uses it if it is to be used. */
async function visit(context: BrowserContext, fieldPage: FieldPage, isUsed: boolean): Promise<Vitals> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_RATE });
  await page.goto(fieldPage.path, { waitUntil: 'load' });
  // Playwright looks for elements with a large script, which would delay the first paint.
  await page.waitForFunction(() => Reflect.get(window, 'recordedVitals').lcp > 0);
  await fieldPage.shown(page).first().waitFor();
  const { lcp } = await readVitals(page);
  if (isUsed) await fieldPage.use(page);
  const { inp, inpTarget } = await readVitals(page);
  await page.close();
  return { lcp, inp, inpTarget };
}

/** A sale of the demo consultant that can be delivered. */
const findSale = (databaseUrl: string): Promise<string> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select s.id from sales s join users u on u.id = s.consultant_id
       where u.email = $1 and s.status = 'REGISTRADA' order by s.date desc limit 1`,
      [CONSULTANT_EMAIL],
    );
    return rows[0]?.id ?? '';
  });

/** The first visit of a device, and one when it has the files. */
async function visitTwice(browser: Browser, origin: string, page: FieldPage) {
  const options = { baseURL: origin, locale: 'es-MX', serviceWorkers: 'block', ...DEVICES[page.device] } as const;
  const context = await browser.newContext(options);
  await recordVitals(context);
  if (page.credentials) await signInContext(context, origin, ...page.credentials);
  const cold = await visit(context, page, false);
  const warm = await visit(context, page, true);
  await context.close();
  return { cold, warm };
}

/**
 * `pnpm bench field`: what people in the field notice of ten pages on slow 4G with a slow processor: how fast a page
 * appears, for the first time and again from the cache of the browser, and how fast it answers to what they do.
 */
export async function measureField(bench: Bench): Promise<void> {
  await buildChanged();
  const { origin, databaseUrl, stop } = await startInstance({ ...bench, name: 'field', hasPages: true });
  const saleId = await findSale(databaseUrl);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const rows: object[] = [];
  for (const page of FIELD_PAGES) {
    const visits: Awaited<ReturnType<typeof visitTwice>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visitTwice(browser, origin, { ...page, path: page.path.replace(':saleId', saleId) }));
    const [slowest] = visits.map(({ warm }) => warm).toSorted((a, b) => b.inp - a.inp);
    rows.push({
      page: page.name,
      'LCP cold ms': Math.round(median(visits.map(({ cold }) => cold.lcp))),
      'LCP warm ms': Math.round(median(visits.map(({ warm }) => warm.lcp))),
      'INP ms': median(visits.map(({ warm }) => warm.inp)),
      'slowest press': slowest?.inpTarget?.slice(-40) ?? '',
    });
  }
  await browser.close();
  await stop('SIGTERM');
  console.log(`\nTen pages on slow 4G with a processor 4 times slower (medians of ${ROUNDS} rounds)`);
  console.table(rows);
  console.log('Goals: LCP cold ≤ 2500, warm ≤ 1000, INP ≤ 100.');
}
