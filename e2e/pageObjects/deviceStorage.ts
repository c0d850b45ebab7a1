import { expect } from '@playwright/test';

/** A page of Playwright, or a page in another engine. */
export interface EvaluatingPage {
  evaluate: <R, A>(run: (argument: A) => Promise<R>, argument: A) => Promise<R>;
}

/** Waits until the service worker is active and has cached the code of a page. */
export const waitForCachedChunk = (page: EvaluatingPage, chunk: string): Promise<void> =>
  waitForCachedFile(page, new RegExp(`/${chunk}\\.[^/]*$`));

/** Waits until the service worker has stored a file whose path matches. */
export async function waitForCachedFile(page: EvaluatingPage, pattern: RegExp): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready), null);
  const readPaths = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('surco.files')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    }, null);
  await expect.poll(async () => (await readPaths()).some((path) => pattern.test(path)), { timeout: 40_000 }).toBe(true);
}

/** The records in the IndexedDB databases with this name prefix, as JSON. */
const readRecords = (page: EvaluatingPage, prefix: string): Promise<string[]> =>
  page.evaluate(async (start) => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(start) ? [name] : []));
    const read = (name: string): Promise<string[]> =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`${name} does not open.`)));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result.map((record: unknown) => JSON.stringify(record)));
          });
        });
      });
    return (await Promise.all(names.map(read))).flat();
  }, prefix);

/** Waits until the response of a call is cached on this device. */
export const waitForCachedResponse = (page: EvaluatingPage, call: string): Promise<void> =>
  expect
    .poll(async () => (await readRecords(page, 'surco.answers.')).some((json) => json.includes(`"key":"${call}"`)), {
      timeout: 40_000,
    })
    .toBe(true);

/** Waits until this device stores this many drafts and outbox items. */
export const waitForStoredEntries = (page: EvaluatingPage, count: number): Promise<void> =>
  expect.poll(async () => (await readRecords(page, 'surco.entries.')).length, { timeout: 20_000 }).toBe(count);

/** Waits until a stored draft contains a text. */
export const waitForStoredText = (page: EvaluatingPage, text: string): Promise<void> =>
  expect
    .poll(async () => (await readRecords(page, 'surco.entries.')).some((json) => json.includes(text)), {
      timeout: 20_000,
    })
    .toBe(true);
