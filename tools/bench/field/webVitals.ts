import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('web-vitals/attribution')),
  'web-vitals.attribution.iife.js',
);

/** What a page has measured of itself so far with the library of the host, in ms. */
export interface Vitals {
  /** Largest contentful paint. */
  lcp: number;
  /** Interaction to next paint; 0 when every interaction took less than 16 ms. */
  inp: number;
  /** Selector of the element of that interaction. */
  inpTarget: string | undefined;
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
    const recorded: Vitals = { lcp: 0, inp: 0, inpTarget: '' };
    Object.assign(window, { recordedVitals: recorded });
    webVitals.onLCP(({ value }) => (recorded.lcp = value), { reportAllChanges: true });
    webVitals.onINP(
      ({ value, attribution }) => Object.assign(recorded, { inp: value, inpTarget: attribution.interactionTarget }),
      { reportAllChanges: true, durationThreshold: 16 },
    );
  });
}

/** Reads the vitals of a page, after the tasks and events that are underway. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)));
    return Reflect.get(window, 'recordedVitals') as Vitals;
  });
