import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';

/** What one cold first load took. */
export interface ColdLoad {
  /** Kilobytes over the wire, bodies and headers, brotli. */
  kilobytes: number;
  requests: number;
  /** Longest chain of requests that waited for one another; the document itself is 1. */
  depth: number;
  /** Addresses asked for, without the origin. */
  addresses: string[];
  /** Until what the person came for is shown, in ms. */
  shownAfter: number;
}

export interface Visit {
  address: string;
  /** Signs in before the load; its traffic is not counted. */
  prepare?: (context: BrowserContext, origin: string) => Promise<void>;
  /** Settles when what the person came for is on the screen. */
  shown: (page: Page) => Promise<void>;
}

/** Slow 4G and a processor four times slower. */
export interface Conditions {
  slow: boolean;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Seen {
  url: string;
  from: string | undefined;
  bytes: number;
}

function record(client: CDPSession): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    seen.set(requestId, { url: request.url, from: initiator.type === 'other' ? undefined : from, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return seen;
}

function depthOf(url: string, all: readonly Seen[], path: readonly string[] = []): number {
  const from = all.find((one) => one.url === url)?.from;
  if (!from || from === url || path.includes(from)) return 1;
  return 1 + depthOf(from, all, [...path, url]);
}

/** What a browser calls an idle network. */
const QUIET_MS = 500;

/** Settles once nothing has been on the way for so long, but for the stream of notices, which stays open. */
function quietOf(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  const isStream = (request: Request): boolean => request.url().includes('/notifications/stream');
  let settle = (): void => {};
  let timer: NodeJS.Timeout;
  const quiet = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const stir = (): void => {
    clearTimeout(timer);
    if (underway.size === 0) timer = setTimeout(settle, QUIET_MS);
  };
  const done = (request: Request): void => {
    underway.delete(request);
    stir();
  };
  page.on('request', (request) => {
    if (!isStream(request)) underway.add(request);
    stir();
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return () => quiet;
}

export async function coldLoad(
  browser: Browser,
  origin: string,
  visit: Visit,
  { slow }: Conditions,
): Promise<ColdLoad> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-MX' });
  await visit.prepare?.(context, origin);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (slow) {
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const seen = record(client);
  const quiet = quietOf(page);
  const since = performance.now();
  await page.goto(visit.address, { waitUntil: 'commit' });
  await visit.shown(page);
  const shownAfter = performance.now() - since;
  await quiet();
  await context.close();
  const all = [...seen.values()];
  return {
    kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    requests: all.length,
    depth: Math.max(...all.map(({ url }) => depthOf(url, all))),
    addresses: all.map(({ url }) => url.replace(origin, '')),
    shownAfter,
  };
}
