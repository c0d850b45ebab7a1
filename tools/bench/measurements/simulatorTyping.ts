import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { measureColdLoad, type Visit } from '../browser/measureColdLoad';
import { median, formatMs, quantile } from '../statistics';
import { VISITS } from '../browser/visits';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PHONE_VIEWPORT = { width: 360, height: 740 };

const RESULTS_SELECTOR = '#surco-sim-results';
const getAnimalsField = (page: Page) => page.getByRole('textbox', { name: 'Animales' });

const farmerVisit = VISITS['Farmer simulator'] as Visit;

/** Waits until typing a herd size changes the results: before that the page is not interactive. */
async function waitUntilInteractive(page: Page): Promise<void> {
  await farmerVisit.waitUntilShown(page);
  const initialText = await page.locator(RESULTS_SELECTOR).innerText();
  await getAnimalsField(page).fill('437');
  await page.waitForFunction(
    ([selector, previousText]) => document.querySelector<HTMLElement>(selector ?? '')?.innerText !== previousText,
    [RESULTS_SELECTOR, initialText] as const,
  );
}

/** Records in the page the time from each input event to the change of the results, and to the next paint. */
const observeResults = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const recorded: { changed: number; painted: number }[] = [];
    Object.assign(window, { responseTimes: recorded });
    let inputAt = 0;
    document.addEventListener('beforeinput', () => (inputAt = performance.now()), true);
    const results = document.querySelector(selector);
    if (!results) throw new Error('No results on this page.');
    new MutationObserver(() => {
      if (inputAt === 0) return;
      const since = inputAt;
      inputAt = 0;
      const changed = performance.now() - since;
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => recorded.push({ changed, painted: performance.now() - since }));
      channel.port1.start();
      requestAnimationFrame(() => channel.port2.postMessage(null));
    }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true });
  }, RESULTS_SELECTOR);

type ResponseTimes = { changed: number; painted: number }[];
const waitForResponseTimes = (page: Page, count: number): Promise<ResponseTimes> =>
  page
    .waitForFunction((minimum) => {
      const recorded = (window as Window & { responseTimes?: ResponseTimes }).responseTimes ?? [];
      return recorded.length >= minimum ? recorded : null;
    }, count)
    .then((handle) => handle.jsonValue() as Promise<ResponseTimes>);

/** Typed herd sizes; each differs from the previous one from its first key on. */
const HERD_SIZES = ['25', '120', '487', '36', '950', '1600', '72', '310'];

async function measureTypingResponses(browser: Browser, origin: string, rate: number): Promise<ResponseTimes> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX', viewport: PHONE_VIEWPORT });
  await farmerVisit.prepare?.(context, origin);
  const page = await context.newPage();
  await page.goto(farmerVisit.path);
  await farmerVisit.waitUntilShown(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  // Loading after the first paint is not measured.
  await page.waitForLoadState('networkidle');
  await observeResults(page);
  let keys = 0;
  for (const herd of HERD_SIZES) {
    await getAnimalsField(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    for (const key of herd) {
      await page.keyboard.press(key);
      keys += 1;
      await waitForResponseTimes(page, keys);
    }
  }
  const times = await waitForResponseTimes(page, keys);
  await context.close();
  return times;
}

const buildTableRow = (processor: string, times: ResponseTimes, goal: string) => {
  const changed = times.map((time) => time.changed);
  const painted = times.map((time) => time.painted);
  return {
    Processor: processor,
    keys: times.length,
    'p50 ms': formatMs(median(changed)),
    'p95 ms': formatMs(quantile(changed, 0.95)),
    'max ms': formatMs(Math.max(...changed)),
    'painted p50 ms': formatMs(median(painted)),
    'painted p95 ms': formatMs(quantile(painted, 0.95)),
    goal: goal,
  };
};

/**
 * Measures the simulator: the time from a key to its results, and on slow 4G with a slow processor the time from the
 * start of the load until typing changes the results.
 */
export async function measureSimulatorTyping(
  productOrigin: string,
  bundleOrigin: string,
  executablePath: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const quick = await measureTypingResponses(browser, productOrigin, 1);
  const slow = await measureTypingResponses(browser, productOrigin, 4);
  const visit = { ...farmerVisit, waitUntilShown: waitUntilInteractive };
  const [ours, singleBundle]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push((await measureColdLoad(browser, productOrigin, visit, { slow: true })).shownAfterMs);
    singleBundle.push((await measureColdLoad(browser, bundleOrigin, visit, { slow: true })).shownAfterMs);
  }
  await browser.close();
  console.log('\nSimulator: from the key to the result');
  console.table([buildTableRow('this machine', quick, '≤ 16'), buildTableRow('4 times slower', slow, '–')]);
  console.log('\nSimulator on slow 4G with a processor 4 times slower: until it answers the first key');
  console.table([
    {
      'ours ms': formatMs(median(ours)),
      'single Vite bundle ms': formatMs(median(singleBundle)),
      ratio: (median(ours) / median(singleBundle)).toFixed(2),
      goal: '< 1.00',
    },
  ]);
}
