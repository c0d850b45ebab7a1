import { isInternalPath, parsePushMessage } from './pushMessage';
import type { OpenPathMessage } from './openPathMessage';
import type { PushScope, WindowClient } from './pushTypes';

/** A page that is still loading, or of an older build, does not answer. */
const PAGE_ANSWER_MS = 1000;

const listWindows = ({ clients }: PushScope): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Safari ends a subscription whose messages are not shown, whether a page is visible or not. */
const mustShowAll = ({ navigator }: PushScope): boolean => navigator.vendor?.startsWith('Apple') ?? false;

/** Shows a pushed notification, unless a visible page of the product shows it already. */
export async function showPushedNotification(scope: PushScope, text: string): Promise<void> {
  const message = parsePushMessage(text);
  if (!message) return;
  const { title, body, link, tag, isTest } = message;
  const isOnScreen = (await listWindows(scope)).some(({ visibilityState }) => visibilityState === 'visible');
  if (isOnScreen && !isTest && !mustShowAll(scope)) return;
  await scope.registration.showNotification(title, { body, tag, lang: 'es-MX', data: link });
}

/** @returns whether the page opens the path itself, which does not lose what was typed into it */
const askPageToOpen = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isOpened: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(isOpened);
    };
    const timer = setTimeout(() => finish(false), PAGE_ANSWER_MS);
    port1.addEventListener('message', () => finish(true));
    port1.start();
    const message: OpenPathMessage = { type: 'open-path', path };
    page.postMessage(message, [port2]);
  });

/** Brings a page of the product to the front and opens the link of the notification there, or in a new window. */
export async function openNotification(scope: PushScope, link: unknown): Promise<void> {
  const path = isInternalPath(link) ? link : '/';
  const pages = await listWindows(scope);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  // First, because the browser allows it only right after the click.
  await page?.focus().catch(() => undefined);
  if (page && (link === null || (await askPageToOpen(page, path)))) return;
  await scope.clients.openWindow(path);
}
