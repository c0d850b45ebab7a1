import { ACCOUNTS, PASSWORD } from '../pages/accounts';
import { newUser, query } from '../pages/database';
import { signIn, signInWithMicrosoft } from '../pages/loginPage';
import { enter, openSession } from '../pages/session';
import { expect, test, watchRequests } from '../pages/test';
import type { Page } from '@playwright/test';

const FOLIO = /^V-\d{4}-\d{6}$/;
const LOST = 'Sesión inválida. Por favor, inicia sesión nuevamente.';

const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('surco.session'));

test('T-01 signing out in one tab empties the other: screen, storage and what comes back', async ({
  page,
  context,
}) => {
  await enter(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  const other = await context.newPage();
  await other.goto('/dashboard/sales/list/sale');
  await expect(other.getByText(FOLIO).first()).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(FOLIO)).toHaveCount(0);
  expect([await stored(page), await stored(other)]).toEqual([null, null]);
  await other.goBack();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(FOLIO)).toHaveCount(0);
});

test('T-01 E-01 someone else signing in reaches the other tab: nothing of the former user stays', async ({
  page,
  context,
}) => {
  const former = await enter(page, 'consultant');
  const other = await context.newPage();
  await other.goto('/dashboard/sales/list/sale');
  await expect(other.getByText(FOLIO).first()).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, ACCOUNTS.supervisor);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(other).toHaveURL(/\/dashboard\/users$/);
  await expect(other.getByRole('button', { name: /^Cuenta de/ })).not.toHaveAccessibleName(new RegExp(former.lastName));
  expect(await stored(other)).not.toContain(former.id);
  await other.goto('/dashboard/sales/create-sale');
  await expect(toasts(other).getByText('No tiene permiso para abrir esa página.')).toBeVisible();
});

test('N-05 N-10 K-03 the details are fetched again on the first navigation and then on every fifth', async ({
  page,
}) => {
  await enter(page, 'consultant');
  const paths = watchRequests(page);
  const asked = (): number => paths.filter((path) => path === '/api/auth/me').length;
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByText(FOLIO).first()).toBeVisible();
  const counts = [asked()];
  for (const section of ['Clientes', 'Temporadas', 'Clientes', 'Temporadas', 'Clientes', 'Temporadas']) {
    await page.getByRole('link', { name: section, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    counts.push(asked());
  }
  expect(counts).toEqual([1, 1, 1, 1, 1, 2, 2]);
});

test('F-02 many 401s at once: one renewal, and every request is answered', async ({ page }) => {
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page.getByRole('main').getByText(ACCOUNTS.coordinator)).toBeVisible();
  const renewals = watchRequests(page);
  const lost = { error: LOST, code: 'SESION_INVALIDA', details: [] };
  const held = new Set<string>();
  let release: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(clients|seasons|sales)\?/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (held.has(pathname)) return route.fallback();
    held.add(pathname);
    if (held.size === 3) release();
    await all;
    return route.fulfill({ status: 401, json: lost });
  });
  for (const [index, section] of ['Clientes', 'Temporadas', 'Ventas'].entries()) {
    await page.getByRole('link', { name: section, exact: true }).first().click();
    await expect.poll(() => held.size).toBe(index + 1);
  }

  await expect(page.getByText(FOLIO).first()).toBeVisible();
  expect(renewals.filter((path) => path === '/api/auth/microsoft')).toHaveLength(1);
  await expect(toasts(page).getByText(LOST)).toHaveCount(0);
});

test('F-05 T-01 the directory’s window closed by hand: its sentence, and the button opens another', async ({
  page,
}) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  const popup = await opened;
  await popup.waitForLoadState();
  await popup.close();
  await expect(
    page.getByText('La ventana de Microsoft se cerró antes de terminar. Ábrala de nuevo para entrar.'),
  ).toBeVisible();
  expect(await stored(page)).toBeNull();
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  expect(await again).toBeTruthy();
});

test('F-05 a window that the browser blocks is told with what to do', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  await expect(page.getByText(/El navegador bloqueó la ventana de Microsoft/)).toBeVisible();
});

test('F-01 T-01 a user who is disabled at work is signed out at the next request, and stays out', async ({ page }) => {
  const { id, email } = await newUser('Consultant');
  await enter(page, { email, password: PASSWORD });
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await expect(page.getByText(/\d+ ventas/).first()).toBeVisible();
  await query(`update users set status = 'INACTIVO' where id = $1`, [id]);
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page)).toBeNull();

  const form = page.getByRole('form', { name: 'Acceso para el equipo' });
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/login$/);
});

test('N-04 a role that changed takes effect in the open tab', async ({ page }) => {
  const { id, email } = await newUser('Supervisor');
  await enter(page, { email, password: PASSWORD });
  await page.goto('/dashboard/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await query(`update users set role = 'Farmer' where id = $1`, [id]);
  await page.reload();
  await expect(page).toHaveURL(/\/simulator$/);
});

for (const [name, value] of [
  ['garbage', '{"user":'],
  ['foreign', '[1,2,3]'],
  ['forged', JSON.stringify({ user: { id: 'x', role: 'Admin', acceptedTos: true }, ssoToken: null })],
] as const) {
  test(`E-01 N-03 ${name} local storage grants nothing: the login page, and no data on the way`, async ({ page }) => {
    const paths = watchRequests(page);
    await page.goto('/registry.json');
    await page.evaluate((text) => localStorage.setItem('surco.session', text), value);
    await page.goto('/dashboard/users');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('form', { name: 'Acceso para el equipo' })).toBeVisible();
    expect(paths.filter((path) => path.startsWith('/api/users'))).toEqual([]);
  });
}

test('A-03 a toast stands at the top centre, tells its kind, and is closed by hand', async ({ page }) => {
  await enter(page, 'supervisor');
  await page.goto('/dashboard/products/list');
  const toast = toasts(page).getByRole('listitem');
  await expect(toast).toHaveCount(1);
  const box = (await toast.boundingBox()) ?? { x: 0, y: 999, width: 0 };
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(12);
  expect(box.y).toBeLessThan(100);
  await toast.getByRole('button', { name: /^Cerrar/ }).click();
  await expect(toast).toHaveCount(0);
});

test('A-04 the theme follows the system while the page is open, and stays red', async ({ page }) => {
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.body);
      const primary = getComputedStyle(document.documentElement).getPropertyValue('--ant-color-primary').trim();
      return { background: style.backgroundColor, primary };
    });
  const luminance = (rgb: string): number =>
    (rgb.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect.poll(async () => luminance((await look()).background)).toBeGreaterThan(200);
  await page.evaluate(() => (document.title = 'the same document'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => luminance((await look()).background)).toBeLessThan(60);
  expect(await page.title()).toBe('the same document');
  const [red = 0, green = 0, blue = 0] = ((await look()).primary.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) + 60);
});

test('X-01 a new sign-in gives a new session, and the one before is closed by signing out', async ({ page }) => {
  await openSession(page.request, 'supervisor');
  const first = (await page.context().cookies()).find(({ name }) => name.endsWith('surco'));
  await openSession(page.request, 'supervisor');
  const second = (await page.context().cookies()).find(({ name }) => name.endsWith('surco'));
  expect(first?.value).toBeTruthy();
  expect(second?.value).not.toBe(first?.value);
  expect([second?.httpOnly, second?.sameSite]).toEqual([true, 'Lax']);
});
