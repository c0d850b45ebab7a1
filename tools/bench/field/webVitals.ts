import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('web-vitals/attribution')),
  'web-vitals.attribution.iife.js',
);

/** What a page has measured of itself so far, in ms. */
export interface Vitals {
  /** Largest contentful paint. */
  lcp: number;
  /**
   * Total blocking time: of each task the part above 50 ms. Also before the first paint: a page that paints late would
   * have none otherwise.
   */
  tbt: number;
  /** Interaction to next paint; 0 when every interaction took less than 16 ms. */
  inp: number;
  /** Selector of the element of that interaction. */
  inpTarget: string | undefined;
}

interface Recorded extends Omit<Vitals, 'tbt'> {
  /** Duration of each task above 50 ms. */
  tasks: number[];
}

/** The part of `web-vitals` that its file provides as a global. */
interface WebVitalsGlobal {
  onLCP: (report: (metric: { value: number }) => void, options: object) => void;
  onINP: (
    report: (metric: { value: number; attribution: { interactionTarget?: string } }) => void,
    options: object,
  ) => void;
}

/** Lets every page of a context measure its vitals, as the host does for its users. */
export async function recordVitals(context: BrowserContext): Promise<void> {
  // A variable of an init script is not a global.
  await context.addInitScript({ content: `${readFileSync(LIBRARY, 'utf8')}\nglobalThis.webVitals = webVitals;` });
  await context.addInitScript(() => {
    const webVitals: WebVitalsGlobal = Reflect.get(globalThis, 'webVitals');
    const recorded: Recorded = { lcp: 0, inp: 0, inpTarget: '', tasks: [] };
    Object.assign(window, { recordedVitals: recorded });
    webVitals.onLCP(({ value }) => (recorded.lcp = value), { reportAllChanges: true });
    webVitals.onINP(
      ({ value, attribution }) => Object.assign(recorded, { inp: value, inpTarget: attribution.interactionTarget }),
      { reportAllChanges: true, durationThreshold: 16 },
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorded.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Reads the vitals of a page, after the tasks and events that are underway. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
    const { lcp, inp, inpTarget, tasks }: Recorded = Reflect.get(window, 'recordedVitals');
    const tbt = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return { lcp, inp, inpTarget, tbt };
  });
