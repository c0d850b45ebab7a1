import { type Browser, chromium, type Page } from '@playwright/test';
import { ARGS } from '../browserFlags';
import { coldLoad, type Visit } from './coldLoad';
import { median, ms, quantile } from './statistics';
import { VISITS } from './visits';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PHONE = { width: 360, height: 740 };

const results = '#surco-sim-results';
const animals = (page: Page) => page.getByRole('textbox', { name: 'Animales' });

const farmer = VISITS['Simulador del agricultor'] as Visit;

/** The herd of a keystroke is answered: what cannot be typed in yet is a picture. */
async function answersTyping(page: Page): Promise<void> {
  await farmer.shown(page);
  const before = await page.locator(results).innerText();
  await animals(page).fill('437');
  await page.waitForFunction(([at, was]) => document.querySelector<HTMLElement>(at ?? '')?.innerText !== was, [
    results,
    before,
  ] as const);
}

/** From the input event to the change of the results, both as the page itself sees them; and to the next paint. */
const watchResults = (page: Page): Promise<void> =>
  page.evaluate((at) => {
    const kept: { changed: number; painted: number }[] = [];
    Object.assign(window, { answers: kept });
    let pressed = 0;
    document.addEventListener('beforeinput', () => (pressed = performance.now()), true);
    const results = document.querySelector(at);
    if (!results) throw new Error('No results on this page.');
    new MutationObserver(() => {
      if (pressed === 0) return;
      const since = pressed;
      pressed = 0;
      const changed = performance.now() - since;
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => kept.push({ changed, painted: performance.now() - since }));
      channel.port1.start();
      requestAnimationFrame(() => channel.port2.postMessage(null));
    }).observe(results, { subtree: true, childList: true, characterData: true, attributes: true });
  }, results);

type Answers = { changed: number; painted: number }[];
const answers = (page: Page, count: number): Promise<Answers> =>
  page
    .waitForFunction((least) => {
      const kept = (window as Window & { answers?: Answers }).answers ?? [];
      return kept.length >= least ? kept : null;
    }, count)
    .then((handle) => handle.jsonValue() as Promise<Answers>);

/** Herds that are typed, each a new one from its first key on. */
const HERDS = ['25', '120', '487', '36', '950', '1600', '72', '310'];

async function type(browser: Browser, origin: string, rate: number): Promise<Answers> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX', viewport: PHONE });
  await farmer.prepare?.(context, origin);
  const page = await context.newPage();
  await page.goto(farmer.address);
  await farmer.shown(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  // What comes after the first paint is not what is measured.
  await page.waitForLoadState('networkidle');
  await watchResults(page);
  let keys = 0;
  for (const herd of HERDS) {
    await animals(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    for (const key of herd) {
      await page.keyboard.press(key);
      keys += 1;
      await answers(page, keys);
    }
  }
  const kept = await answers(page, keys);
  await context.close();
  return kept;
}

const row = (processor: string, kept: Answers, goal: string) => {
  const changed = kept.map((answer) => answer.changed);
  const painted = kept.map((answer) => answer.painted);
  return {
    Procesador: processor,
    teclas: kept.length,
    'p50 ms': ms(median(changed)),
    'p95 ms': ms(quantile(changed, 0.95)),
    'máx ms': ms(Math.max(...changed)),
    'pintado p50 ms': ms(median(painted)),
    'pintado p95 ms': ms(quantile(painted, 0.95)),
    meta: goal,
  };
};

/** The farmer's simulator: from a key to its results, and until the first key is answered on a slow phone. */
export async function measureSimulator(product: string, mono: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const quick = await type(browser, product, 1);
  const slow = await type(browser, product, 4);
  const visit = { ...farmer, shown: answersTyping };
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    ours.push((await coldLoad(browser, product, visit, { slow: true })).shownAfter);
    plain.push((await coldLoad(browser, mono, visit, { slow: true })).shownAfter);
  }
  await browser.close();
  console.log('\nSimulador: de la tecla al resultado');
  console.table([row('de esta máquina', quick, '≤ 16'), row('4 veces más lento', slow, '–')]);
  console.log('\nSimulador en 4G lento con un procesador 4 veces más lento: hasta que contesta a la primera tecla');
  console.table([
    {
      'nuestro ms': ms(median(ours)),
      'un paquete de Vite ms': ms(median(plain)),
      razón: (median(ours) / median(plain)).toFixed(2),
      meta: '< 1.00',
    },
  ]);
}
