import { FILES, PAGES } from '../pages';
import { isFingerprinted } from './kinds';
import type { AskEvent } from './scope';

/** The one page kept; every address of the product is drawn from it. */
const PAGE = '/';
/** A page that came since, until all that it is made of is on the device: without a network it could draw nothing. */
const COMING = '/coming';
/** How long the server may take before the page kept stands in, in ms. */
const PATIENCE = 4000;

const isOwn = (response: Response): boolean => response.ok && response.type === 'basic' && !response.redirected;
const typeOf = (response: Response): string => response.headers.get('content-type') ?? '';

const isPage = (response: Response): boolean => isOwn(response) && typeOf(response).startsWith('text/html');

/** A full disk costs the copy, not the answer. */
async function put(name: string, key: string, response: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(key, response);
  } catch {
    // Fetched again next time.
  }
}

const find = async (name: string, key: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(key, { ignoreVary: true });

async function fetchPage(event: AskEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isPage(response)) await put(PAGES, (await find(PAGES, PAGE)) ? COMING : PAGE, response.clone());
  return response;
}

/** The server's page first, always: nobody is held on an old version while the server can be reached. */
export async function page(event: AskEvent): Promise<Response> {
  const fresh = fetchPage(event);
  const kept = await find(PAGES, PAGE);
  if (!kept) return fresh;
  const late = new Promise<Response>((resolve) => {
    setTimeout(resolve, PATIENCE, kept);
  });
  const failed = fresh.catch(() => kept);
  event.waitUntil(failed);
  return Promise.race([failed, late]);
}

/** Asked to look past every cache, e.g. to heal a section that failed. */
const wantsFresh = ({ cache }: Request): boolean => cache === 'reload' || cache === 'no-cache' || cache === 'no-store';

const isCode = (response: Response): boolean => isOwn(response) && !typeOf(response).startsWith('text/html');

/** A fingerprinted file is the same for ever: from the device when it is there. */
export async function file(event: AskEvent): Promise<Response> {
  const { request } = event;
  const kept = wantsFresh(request) ? undefined : await find(FILES, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (isCode(response)) event.waitUntil(put(FILES, request.url, response.clone()));
  return response;
}

/** @returns whether the device has it */
async function bring(address: string): Promise<boolean> {
  try {
    if (await find(FILES, address)) return true;
    const response = await fetch(address);
    if (isCode(response)) await put(FILES, address, response);
    return (await find(FILES, address)) !== undefined;
  } catch {
    // Without a network: brought another time.
    return false;
  }
}

/** The page that came last is the one kept from now on. */
async function takeComing(): Promise<void> {
  const coming = await find(PAGES, COMING);
  if (!coming) return;
  await put(PAGES, PAGE, coming);
  await (await caches.open(PAGES)).delete(COMING);
}

/** The first visit's page came before the worker did. */
async function bringPage(): Promise<void> {
  try {
    if (await find(PAGES, PAGE)) return;
    const response = await fetch(PAGE, { headers: { accept: 'text/html' } });
    if (isPage(response)) await put(PAGES, PAGE, response);
  } catch {
    // Without a network: kept with the next visit.
  }
}

/**
 * Brings the page and these files onto the device. Once all are there, they take the place of what was kept: the page
 * of before goes with the files that no build of today has.
 */
export async function keepFiles(wanted: readonly string[], known: readonly string[], origin: string): Promise<void> {
  const files = wanted.filter(isFingerprinted);
  await bringPage();
  let whole = true;
  for (const address of files) whole = (await bring(new URL(address, origin).href)) && whole;
  if (!whole) return;
  await takeComing();
  const current = new Set([...files, ...known]);
  const cache = await caches.open(FILES);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Caches of an earlier form of this worker. */
export async function forgetOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('surco.') && name !== FILES && name !== PAGES);
  await Promise.all(names.map((name) => caches.delete(name)));
}
