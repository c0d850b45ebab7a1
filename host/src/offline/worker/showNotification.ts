import { isInternalPath, parsePushMessage } from './pushMessage';
import type { OpenPathMessage } from './openPathMessage';
import type { PushScope, WindowClient } from './pushTypes';

/** A page that is still loading or frozen does not answer. */
const PAGE_ANSWER_MS = 400;
/** Firefox lets a worker open or focus a window during one second after the click. */
const MAX_REQUESTED_PAGES = 2;

const isVisible = ({ visibilityState }: WindowClient): boolean => visibilityState === 'visible';

const listWindows = ({ clients }: PushScope): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Safari ends a subscription whose messages are not shown, whether a page is visible or not. */
const mustShowAll = ({ navigator }: PushScope): boolean => navigator.vendor?.startsWith('Apple') ?? false;

/** Shows a pushed notification, unless a visible page of the product shows it already. */
export async function showPushedNotification(scope: PushScope, text: string): Promise<void> {
  const message = parsePushMessage(text);
  if (!message) return;
  const { title, body, link, tag, isTest } = message;
  const isOnScreen = (await listWindows(scope)).some(isVisible);
  if (isOnScreen && !isTest && !mustShowAll(scope)) return;
  await scope.registration.showNotification(title, { body, tag, lang: 'es-MX', data: link });
}

/** @returns whether the page opens the path itself, which does not lose what was typed into it */
const askPageToOpen = (page: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      port1.close();
      resolve(false);
    }, PAGE_ANSWER_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      port1.postMessage(true);
      resolve(true);
    });
    port1.start();
    const message: OpenPathMessage = { type: 'open-path', path };
    page.postMessage(message, [port2]);
  });

/**
 * Opens the link of a notification in a page of the product and brings the page to the front. Only when no page answers,
 * it opens a new window: browsers allow one of both for a click. A test has no link: any page will do.
 */
export async function openNotification(scope: PushScope, link: unknown): Promise<void> {
  const path = isInternalPath(link) ? link : '/';
  const windows = await listWindows(scope);
  const pages = [...windows.filter(isVisible), ...windows.filter((page) => !isVisible(page))];
  for (const page of pages.slice(0, MAX_REQUESTED_PAGES))
    if (link === null || (await askPageToOpen(page, path))) {
      await page.focus().catch(() => undefined);
      return;
    }
  await scope.clients.openWindow(path);
}
