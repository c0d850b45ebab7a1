import type { Page } from '@playwright/test';

/**
 * Records the time from each event of a key (`keydown`, `beforeinput`, `input`, `keyup`, …) to the next paint, in ms.
 * The browser does not report times below 16 ms, so most fast events are missing from the list.
 */
export const observeKeyDurations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const recorded: number[] = [];
    Object.assign(window, { keyDurations: recorded });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^key|^input$|^beforeinput$/.test(name)) recorded.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

/** The times that {@link observeKeyDurations} has recorded so far, including the last keys. */
export const readKeyDurations = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        setTimeout(() => done((window as Window & { keyDurations?: number[] }).keyDurations ?? []), 500),
      ),
  );
