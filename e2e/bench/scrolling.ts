import { chromium, type Page } from '@playwright/test';
import { ARGS } from '../browserFlags';
import { ADMIN, PASSWORD } from './signIn';
import { ms, quantile } from './statistics';
import { enter } from './visits';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Two screens of rows a second, as somebody leafs through them; and a throw of the wheel. */
const SPEEDS = [1_800, 12_000] as const;
/** What a frame may take at 60 a second, and a tenth more, for the clock is no finer. */
const FRAME = 16.7 * 1.1;
const TWO_FRAMES = 33.4 * 1.1;

/** How far apart the frames were, in ms, while the page was scrolled at so many px a second. */
const scrolled = (page: Page, speed: number): Promise<number[]> =>
  page.evaluate(
    async ([pixels, seconds]) => {
      const frames: number[] = [];
      const since = await new Promise(requestAnimationFrame);
      for (let before = since; ;) {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - before);
        before = now;
        window.scrollTo(0, ((now - since) / 1000) * pixels);
        if (now - since > seconds * 1000) return frames;
      }
    },
    [speed, SECONDS] as const,
  );

const over = (frames: readonly number[], limit: number): string => {
  const count = frames.filter((frame) => frame > limit).length;
  return `${count} (${((count / frames.length) * 100).toFixed(1)} %)`;
};

/** The whole inventory on one page, scrolled in a real browser, beside an empty page as long: what the machine itself loses. */
export async function measureScrolling(origin: string, executablePath: string, rows: number): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-MX',
    viewport: { width: 1440, height: 900 },
  });
  await enter(context, origin, '/auth/', { email: ADMIN, password: PASSWORD });
  const page = await context.newPage();
  await page.goto('/dashboard/seasons/inventory?size=all');
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 120_000 });
  // What came is kept on the device as well: a person begins when that is done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const empty = await context.newPage();
  await empty.setContent(`<body style="margin:0;height:${height}px">`);
  const table: Record<string, string | number>[] = [];
  for (const speed of SPEEDS)
    for (const [what, where] of [
      ['inventario', page],
      ['página vacía', empty],
    ] as const) {
      await where.bringToFront();
      const frames = await scrolled(where, speed);
      table.push({
        Qué: what,
        'px por segundo': speed,
        cuadros: frames.length,
        'por segundo': (frames.length / SECONDS).toFixed(1),
        'mediana ms': ms(quantile(frames, 0.5)),
        'p95 ms': ms(quantile(frames, 0.95)),
        'más de 16.7 ms': over(frames, FRAME),
        'más de 33 ms': over(frames, TWO_FRAMES),
        'el más lento ms': ms(Math.max(...frames)),
      });
    }
  const drawn = await page.locator('tbody tr').count();
  await browser.close();
  console.log(`\nRecorrer ${rows} renglones en una página (${drawn} dibujados a la vez)`);
  console.table(table);
}
