import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Slow 4G, as the developer tools of Chromium emulate it: latency in ms, bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Time without requests after which the network counts as idle. */
const IDLE_MS = 500;
const POLL_MS = 50;

const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/**
 * Starts to observe the requests of a page, except for the notification stream.
 * @returns a function that waits until the page is idle and has sent no request for `IDLE_MS`
 */
export function trackNetworkIdle(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    changedAt = performance.now();
    if (!request.url().includes('/notifications/stream')) underway.add(request);
  });
  const endRequest = (request: Request): void => {
    changedAt = performance.now();
    underway.delete(request);
  };
  page.on('requestfinished', endRequest);
  page.on('requestfailed', endRequest);
  return async () => {
    // A busy page may be about to send the next request.
    for (;;) {
      await waitUntilIdle(page);
      if (underway.size === 0 && performance.now() - changedAt >= IDLE_MS) return;
      await delay(POLL_MS);
    }
  };
}
