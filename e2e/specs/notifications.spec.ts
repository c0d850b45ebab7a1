import type { Browser, BrowserContext, Page } from '@playwright/test';
import { query } from '../pages/database';
import { SaleForm } from '../pages/saleForm';
import { PASSWORD } from '../pages/accounts';
import { type Account, enter } from '../pages/session';
import { expect, expectNoSidewaysScroll, test, watchConsole, watchRequests } from '../pages/test';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PAGE = '/dashboard/notifications';
const STREAM = '/api/notifications/stream';

/** Where nobody sells but the demo data: what other specs do meanwhile is not told here. */
const FAR = { email: 'elvira.zapata@surco.test', password: PASSWORD };

const bell = (page: Page) => page.getByRole('button', { name: /^Notificaciones/ });
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' });

/** How many unread notices the bell tells of; what is not counted yet is none. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** Waits until the person's stream is open, so that what happens next is told live. */
const following = (page: Page) => page.waitForResponse((response) => response.url().endsWith(STREAM));

/** Something the supervisor is told of, as the API writes it; the title makes it known. */
async function tell(title: string, link = '/dashboard/sales/list/sale'): Promise<void> {
  await query(
    `with told as (insert into notifications (user_id, type, title, body, link)
       select id, 'sale.created', $1, 'Una venta de prueba', $2 from users where email = $3
       returning id, user_id)
     select pg_notify('notifications', json_build_object('userId', user_id, 'id', id)::text) from told`,
    [title, link, FAR.email],
  );
}

async function supervisor(
  browser: Browser,
  who: Account | typeof FAR = FAR,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, who);
  await query(`update notifications set read_at = now() where read_at is null`);
  const followed = following(page);
  await page.goto(PAGE);
  await followed;
  return { context, page };
}

test('R-10 a consultant sells, and the supervisor’s bell grows without a reload; the notice opens the sale', async ({
  browser,
  page,
}) => {
  const { context, page: told } = await supervisor(browser, 'supervisor');
  const errors = watchConsole(told);
  await enter(page, 'consultant');
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct('DKX-620');
  await line.getByLabel('Bolsas').fill('2');
  await form.submit();
  await expect(page).toHaveURL(/\/sales\/sale\/[0-9a-f-]{36}$/);
  const sale = new URL(page.url()).pathname;

  const named = page.getByText(/V-\d{4}-\d{6}/).first();
  const folio = /V-\d{4}-\d{6}/.exec(await named.innerText())?.[0] ?? '';
  expect(folio).not.toBe('');

  // Others may be selling meanwhile: this sale is the one that is looked for.
  const notice = told.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem').filter({ hasText: folio });
  await expect(notice.getByText('Sin leer')).toBeVisible();
  await expect.poll(() => unread(told)).toBeGreaterThan(0);
  await expect(toasts(told).getByText(/venta/i).first()).toBeVisible();
  await notice.getByRole('link').click();
  await expect(told).toHaveURL(new RegExp(`${sale}$`));
  await told.goBack();
  await expect(notice).toBeVisible();
  await expect(notice.getByText('Sin leer')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('R-10 one connection for all tabs; read in one, read in the other; all at once', async ({ browser }) => {
  const { context, page } = await supervisor(browser);
  const other = await context.newPage();
  const asked = watchRequests(other);
  const counted = other.waitForResponse((response) => response.url().includes('/api/notifications?unread=true'));
  await other.goto('/dashboard/sales/list/sale');
  await counted;
  await tell('Aviso uno');
  await tell('Aviso dos');
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notificaciones, 2 sin leer');
  expect(asked).not.toContain(STREAM);

  await page.getByRole('button', { name: 'Marcar como leída: Aviso uno' }).click();
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notificaciones, 1 sin leer');
  await bell(other).click();
  const panel = other.getByRole('region', { name: 'Últimas notificaciones' });
  await expect(panel.getByText('Aviso dos')).toBeVisible();
  await panel.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notificaciones');

  // The tab that held the connection is closed: the other takes it over and misses nothing.
  const taken = following(other);
  await page.close();
  await taken;
  await tell('Aviso tres');
  await expect(bell(other)).toHaveAccessibleName('Notificaciones, 1 sin leer');
  await context.close();
});

test('R-10 a lost connection comes back: nothing is missed, nothing is told twice', async ({ browser }) => {
  const { context, page } = await supervisor(browser);
  await tell('Antes del corte');
  await expect(toasts(page).getByText('Antes del corte')).toBeVisible();
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(STREAM));
  await context.setOffline(true);
  await lost;
  await tell('Durante el corte');
  const back = following(page);
  await context.setOffline(false);
  expect((await back).request().headers()['last-event-id']).toBeTruthy();
  await expect(toasts(page).getByText('Durante el corte')).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 2 sin leer');
  await expect(toasts(page).getByText(/notificaciones nuevas/)).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Notificaciones' });
  for (const title of ['Antes del corte', 'Durante el corte'])
    await expect(list.getByRole('link', { name: title })).toHaveCount(1);
  await context.close();
});

test('R-10 at 360 px the bell leads to the page, whose notices are cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, FAR);
  await tell('Para el teléfono');
  await page.goto('/dashboard/sales/list/sale');
  await page.getByRole('link', { name: /^Notificaciones, \d+ sin leer$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('link', { name: 'Para el teléfono' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
