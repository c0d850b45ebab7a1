import { expect, type Page } from '@playwright/test';

/** Waits until the worker stands between page and server and holds a page's code. */
export async function workerHolds(page: Page, chunk: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const requests = await (await caches.open('surco.files')).keys();
          return requests.some(({ url }) => new URL(url).pathname.includes(`/${name}.`));
        }, chunk),
      { timeout: 40_000 },
    )
    .toBe(true);
}

/** The records in the databases on this device, as JSON. */
const records = (page: Page, prefix: string): Promise<string[]> =>
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

/** Waits until this device keeps an answer to a call. */
export const deviceKnows = (page: Page, call: string): Promise<void> =>
  expect
    .poll(async () => (await records(page, 'surco.answers.')).some((json) => json.includes(`"key":"${call}"`)), {
      timeout: 40_000,
    })
    .toBe(true);

/** Waits until this device keeps so many drafts and unsent things. */
export const deviceKeeps = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await records(page, 'surco.entries.')).length, { timeout: 20_000 }).toBe(count);

/** Waits until a draft on this device holds a text. */
export const deviceHolds = (page: Page, text: string): Promise<void> =>
  expect
    .poll(async () => (await records(page, 'surco.entries.')).some((json) => json.includes(text)), { timeout: 20_000 })
    .toBe(true);
