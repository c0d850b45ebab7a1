import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { ADMIN_EMAIL, PASSWORD } from '../signIn';
import { formatMs, quantile } from '../statistics';
import { signInContext } from '../browser/visits';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Pixels per second: two screens a second, as when browsing, and a fast flick of the wheel. */
const SCROLL_SPEEDS = [1_800, 12_000] as const;
/** Duration of a frame at 60 per second, plus a tenth for the resolution of the clock. */
const FRAME_MS = 16.7 * 1.1;
const TWO_FRAMES_MS = 33.4 * 1.1;
/** A pause that people notice. */
const PAUSE_MS = 50;

/** The intervals between frames, in ms, while the page scrolls at `speed` pixels per second. */
const measureFrames = (page: Page, speed: number): Promise<number[]> =>
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

const formatCountOverLimit = (frames: readonly number[], limit: number): string => {
  const count = frames.filter((frame) => frame > limit).length;
  return `${count} (${((count / frames.length) * 100).toFixed(1)} %)`;
};

/**
 * Measures scrolling from the top of a list with all inventory rows in a browser, for `SECONDS` at each speed, compared
 * with an empty page of the same height.
 * @param rows number of inventory rows
 */
export async function measureInventoryScrolling(origin: string, executablePath: string, rows: number): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-MX',
    viewport: { width: 1440, height: 900 },
  });
  await signInContext(context, origin, '/auth/', { email: ADMIN_EMAIL, password: PASSWORD });
  const page = await context.newPage();
  await page.goto('/dashboard/seasons/inventory?seasonId=all&size=all');
  await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 120_000 });
  // At once: that the device stores the response meanwhile must not delay a frame.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const empty = await context.newPage();
  await empty.setContent(`<body style="margin:0;height:${height}px">`);
  const table: Record<string, string | number>[] = [];
  for (const speed of SCROLL_SPEEDS)
    for (const [name, target] of [
      ['inventory', page],
      ['empty page', empty],
    ] as const) {
      await target.bringToFront();
      const frames = await measureFrames(target, speed);
      table.push({
        What: name,
        'px per second': speed,
        frames: frames.length,
        'per second': (frames.length / SECONDS).toFixed(1),
        'median ms': formatMs(quantile(frames, 0.5)),
        'p95 ms': formatMs(quantile(frames, 0.95)),
        'above 16.7 ms': formatCountOverLimit(frames, FRAME_MS),
        'above 33 ms': formatCountOverLimit(frames, TWO_FRAMES_MS),
        'above 50 ms': formatCountOverLimit(frames, PAUSE_MS),
        'slowest ms': formatMs(Math.max(...frames)),
      });
    }
  const renderedCount = await page.locator('tbody tr').count();
  await browser.close();
  console.log(`\nScrolling ${rows} rows on one page (${renderedCount} rendered at a time)`);
  console.table(table);
}
