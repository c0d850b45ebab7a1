import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@surco/section/browser';
import { signInWithoutForm } from '../pageObjects/session';
import { controlClock, passPause } from '../support/pauses';
import { expect, test } from '../support/test';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // The headless shell has no push messages.
  launchOptions: { executablePath: process.env.PUSH_CHROMIUM_PATH, args: CHROMIUM_FLAGS },
});
test.describe.configure({ timeout: 120_000 });

/** For a consultant, the path of the list of users shows their own profile. */
const PROFILE = '/dashboard/users/list';
const LINK = '/dashboard/notifications';

/** Waits for the service worker. @returns `deliver`, which makes the browser deliver a push message to it */
async function openPushChannel(page: Page): Promise<{ deliver: (message: object) => Promise<void> }> {
  const devTools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    deliver: async (message) =>
      void (await devTools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      })),
  };
}

const readShownTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title));

const createMessage = (title: string, change = {}) => ({
  title,
  body: 'Agrícola La Esperanza, 12 bolsas.',
  link: LINK,
  tag: randomUUID().replaceAll('-', ''),
  ...change,
});

/**
 * Delivers a message and waits until the browser shows it, and nothing else. Chromium forgets a notification that is
 * listed between its storing and its display; the same message then shows it again.
 */
const deliverUntilShown = (page: Page, deliver: (message: object) => Promise<void>, message: { title: string }) =>
  expect(async () => {
    await deliver(message);
    await expect.poll(() => readShownTitles(page), { timeout: 3_000 }).toEqual([message.title]);
  }).toPass();

test('T-01 R-10 a visible page suppresses notifications other than tests, a click opens their link in the page, and a sign-out closes them', async ({
  page,
  context,
}) => {
  await controlClock(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto(PROFILE);
  await passPause(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { deliver } = await openPushChannel(page);

  await deliver(createMessage('Visible'));
  await deliverUntilShown(page, deliver, createMessage('Prueba', { isTest: true }));

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // A browser test cannot click on a notification of the system.
  await worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const [notification] = await registration.getNotifications();
    const Click = Reflect.get(globalThis, 'NotificationEvent');
    globalThis.dispatchEvent(Reflect.construct(Click, ['notificationclick', { notification }]));
  });
  await expect(page).toHaveURL(LINK);
  await expect.poll(() => readShownTitles(page)).toEqual([]);

  await deliverUntilShown(page, deliver, createMessage('Al salir', { isTest: true }));
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => readShownTitles(page)).toEqual([]);
});
