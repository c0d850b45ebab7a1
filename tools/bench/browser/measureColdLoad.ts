import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { withoutLoadEvent } from '../../src/browsers/withoutLoadEvent';
import { trackNetworkIdle } from './network';
import { slowPage } from './slowDevice';

/** Measurements of one first load without cache. */
export interface ColdLoad {
  /** Transferred kilobytes, bodies and headers, compressed with brotli. */
  kilobytes: number;
  requests: number;
  /** Longest chain of requests that depend on one another; the document itself is 1. */
  depth: number;
  /** What was transferred for each requested path. */
  files: readonly { path: string; bytes: number }[];
  /** Time until the main content is shown, in ms. */
  shownAfterMs: number;
}

export interface Visit {
  path: string;
  /** Signs in before the load; its traffic is not counted. */
  prepare?: (context: BrowserContext, origin: string) => Promise<void>;
  /** Resolves when the main content is shown. */
  waitUntilShown: (page: Page) => Promise<void>;
}

/** `slow`: slow 4G and a processor four times slower. */
export interface LoadConditions {
  slow: boolean;
}

interface NetworkRequest {
  url: string;
  initiatorUrl: string | undefined;
  bytes: number;
}

function recordRequests(client: CDPSession): Map<string, NetworkRequest> {
  const requests = new Map<string, NetworkRequest>();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, {
      url: request.url,
      initiatorUrl: initiator.type === 'other' ? undefined : from,
      bytes: 0,
    });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  return requests;
}

function computeRequestDepth(url: string, all: readonly NetworkRequest[], path: readonly string[] = []): number {
  const from = all.find((candidate) => candidate.url === url)?.initiatorUrl;
  if (!from || from === url || path.includes(from)) return 1;
  return 1 + computeRequestDepth(from, all, [...path, url]);
}

/** Loads a page in a new browser context and measures it. */
export async function measureColdLoad(
  browser: Browser,
  origin: string,
  visit: Visit,
  { slow }: LoadConditions,
): Promise<ColdLoad> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  // Without it, a busy machine counts what the product loads some seconds after the page.
  await withoutLoadEvent(context);
  await visit.prepare?.(context, origin);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (slow) await slowPage(client);
  const requests = recordRequests(client);
  const waitUntilIdle = trackNetworkIdle(page);
  const startedAt = performance.now();
  await page.goto(visit.path, { waitUntil: 'commit' });
  await visit.waitUntilShown(page);
  const shownAfter = performance.now() - startedAt;
  await waitUntilIdle();
  await context.close();
  const all = [...requests.values()];
  return {
    kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    requests: all.length,
    depth: Math.max(...all.map(({ url }) => computeRequestDepth(url, all))),
    files: all.map(({ url, bytes }) => ({ path: url.replace(origin, ''), bytes })),
    shownAfterMs: shownAfter,
  };
}
