import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readFolio } from '../pageObjects/documentDetail';
import { query } from '../support/database';
import { SaleForm } from '../pageObjects/saleForm';
import { PASSWORD } from '../support/demoAccounts';
import { type Account, signInWithoutForm } from '../pageObjects/session';
import { expect, test, collectConsoleErrors, collectRequestPaths } from '../support/test';
import { getToasts } from '../pageObjects/toasts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PAGE = '/dashboard/notifications';
const STREAM = '/api/notifications/stream';

/**
 * A supervisor of zones where other specs create no sales. What all staff get, such as that a season opens
 * (`inventory.spec.ts`), still reaches this user.
 */
const OTHER_ZONE_USER = { email: 'elvira.zapata@surco.test', password: PASSWORD };

const getNotificationBell = (page: Page) => page.getByRole('button', { name: /^Notificaciones/ });

/** The number of unread notifications on the bell; 0 before the count has loaded. */
async function readUnreadCount(page: Page): Promise<number> {
  const name = (await getNotificationBell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** Waits until the notification stream is open. */
const waitForStream = (page: Page) => page.waitForResponse((response) => response.url().endsWith(STREAM));

/** Writes a notification for `OTHER_ZONE_USER` as the API does, but without push messages; the title identifies it. */
async function createNotification(title: string, link = '/dashboard/sales/list/sale'): Promise<void> {
  await query(
    `with added as (insert into notifications (user_id, type, title, body, link)
       select id, 'sale.created', $1, 'Una venta de prueba', $2 from users where email = $3
       returning id, user_id)
     select pg_notify('notifications', json_build_object('userId', user_id, 'id', id)::text) from added`,
    [title, link, OTHER_ZONE_USER.email],
  );
}

/** Opens the page of notifications in a context of its own, with all notifications read and the stream open. */
async function openAsSupervisor(
  browser: Browser,
  who: Account | typeof OTHER_ZONE_USER = OTHER_ZONE_USER,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { id } = await signInWithoutForm(page, who);
  await query(`update notifications set read_at = now() where read_at is null and user_id = $1`, [id]);
  const streamOpened = waitForStream(page);
  await page.goto(PAGE);
  await streamOpened;
  return { context, page };
}

test('R-10 a sale raises the count on the supervisor’s bell without a reload, and the notification opens the sale', async ({
  browser,
  page,
}) => {
  const { context, page: supervisorPage } = await openAsSupervisor(browser, 'supervisor');
  const errors = collectConsoleErrors(supervisorPage);
  await signInWithoutForm(page, 'consultant');
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct('DKX-620');
  await line.getByLabel('Bolsas').fill('2');
  await form.submit();
  await expect(page).toHaveURL(/\/sales\/sale\/[0-9a-f-]{36}$/);
  const sale = new URL(page.url()).pathname;

  const folio = await readFolio(page, 'V');

  // Other tests may create sales meanwhile, so this one is found by its folio.
  const notification = supervisorPage
    .getByRole('list', { name: 'Notificaciones' })
    .getByRole('listitem')
    .filter({ hasText: folio });
  await expect(notification.getByText('Sin leer')).toBeVisible();
  await expect.poll(() => readUnreadCount(supervisorPage)).toBeGreaterThan(0);
  await expect(getToasts(supervisorPage).getByText(/venta/i).first()).toBeVisible();
  await notification.getByRole('link').click();
  await expect(supervisorPage).toHaveURL(new RegExp(`${sale}$`));
  await supervisorPage.goBack();
  await expect(notification).toBeVisible();
  await expect(notification.getByText('Sin leer')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('R-10 all tabs share one connection and the read state of notifications', async ({ browser }) => {
  const { context, page } = await openAsSupervisor(browser);
  const otherTab = await context.newPage();
  const requestedPaths = collectRequestPaths(otherTab);
  const counted = otherTab.waitForResponse((response) => response.url().includes('/api/notifications?unread=true'));
  await otherTab.goto('/dashboard/sales/list/sale');
  await counted;
  await createNotification('Aviso uno');
  await createNotification('Aviso dos');
  for (const tab of [page, otherTab])
    await expect(getNotificationBell(tab)).toHaveAccessibleName('Notificaciones, 2 sin leer');
  expect(requestedPaths).not.toContain(STREAM);

  await page.getByRole('button', { name: 'Marcar como leída: Aviso uno' }).click();
  for (const tab of [page, otherTab])
    await expect(getNotificationBell(tab)).toHaveAccessibleName('Notificaciones, 1 sin leer');
  await getNotificationBell(otherTab).click();
  const panel = otherTab.getByRole('region', { name: 'Últimas notificaciones' });
  await expect(panel.getByText('Aviso dos')).toBeVisible();
  await panel.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  for (const tab of [page, otherTab]) await expect(getNotificationBell(tab)).toHaveAccessibleName('Notificaciones');

  // When the tab with the connection closes, another tab opens one and receives what comes next.
  const streamOpened = waitForStream(otherTab);
  await page.close();
  await streamOpened;
  await createNotification('Aviso tres');
  await expect(getNotificationBell(otherTab)).toHaveAccessibleName('Notificaciones, 1 sin leer');
  await context.close();
});

test('R-10 after a lost connection no notification is missed or shown twice', async ({ browser }) => {
  const { context, page } = await openAsSupervisor(browser);
  await createNotification('Antes del corte');
  await expect(getToasts(page).getByText('Antes del corte')).toBeVisible();
  const streamFailed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(STREAM));
  await context.setOffline(true);
  await streamFailed;
  await createNotification('Durante el corte');
  const streamReopened = waitForStream(page);
  await context.setOffline(false);
  expect((await streamReopened).request().headers()['last-event-id']).toBeTruthy();
  await expect(getToasts(page).getByText('Durante el corte')).toHaveCount(1);
  await expect(getNotificationBell(page)).toHaveAccessibleName('Notificaciones, 2 sin leer');
  await expect(getToasts(page).getByText(/notificaciones nuevas/)).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Notificaciones' });
  for (const title of ['Antes del corte', 'Durante el corte'])
    await expect(list.getByRole('link', { name: title })).toHaveCount(1);
  await context.close();
});
