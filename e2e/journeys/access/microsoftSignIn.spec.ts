import { ACCOUNTS } from '../../support/demoAccounts';
import { signInWithMicrosoft } from '../../pageObjects/loginPage';
import { readStoredSession } from '../../pageObjects/session';
import { fetchChunkFilePattern } from '../../support/hostFiles';
import { expect, test, collectRequestPaths } from '../../support/test';
import { openSection } from '../../pageObjects/sections';
import { getToasts } from '../../pageObjects/toasts';

const FOLIO = /^V-\d{4}-\d{6}$/;
const SESSION_EXPIRED_TEXT = 'Sesión inválida. Por favor, inicia sesión nuevamente.';

test('X-07 T-01 N-08 a coordinator signs in with Microsoft and arrives at the list of users', async ({ page }) => {
  const paths = collectRequestPaths(page);
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await expect(page.getByRole('main').getByText('coordinacion@surco.test')).toBeVisible();
  expect(paths).toContain('/api/auth/microsoft');
  const stored = JSON.parse((await readStoredSession(page)) ?? '{}') as { ssoToken?: string };
  expect(stored.ssoToken?.length).toBeGreaterThan(0);
});

test('F-02 renews the lost session of a coordinator silently', async ({ page }) => {
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page.getByRole('main').getByText('coordinacion@surco.test')).toBeVisible();
  await page.context().clearCookies({ name: 'surco' });
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByText(/\d+ clientes/)).toBeVisible();
  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toHaveCount(0);
});

test('A-02 registers the session again at the start when a token is stored', async ({ page }) => {
  await signInWithMicrosoft(page, ACCOUNTS.supervisor);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  const registered = page.waitForResponse(
    (response) => response.url().endsWith('/api/auth/microsoft') && response.ok(),
  );
  await page.reload();
  await registered;
});

test('F-02 several simultaneous 401 responses cause one renewal, and the open page shows its data', async ({
  page,
}) => {
  await signInWithMicrosoft(page, ACCOUNTS.coordinator);
  await expect(page.getByRole('main').getByText(ACCOUNTS.coordinator)).toBeVisible();
  const renewals = collectRequestPaths(page);
  const lost = { error: SESSION_EXPIRED_TEXT, code: 'SESION_INVALIDA', details: [] };
  const delayed = new Set<string>();
  let release: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(clients|seasons|sales)\?/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (delayed.has(pathname)) return route.fallback();
    delayed.add(pathname);
    if (delayed.size === 3) release();
    await all;
    return route.fulfill({ status: 401, json: lost });
  });
  for (const [index, section] of (['Clientes', 'Temporadas', 'Ventas'] as const).entries()) {
    await openSection(page, section);
    await expect.poll(() => delayed.size).toBe(index + 1);
  }

  await expect(page.getByText(FOLIO).first()).toBeVisible();
  expect(renewals.filter((path) => path === '/api/auth/microsoft')).toHaveLength(1);
  await expect(getToasts(page).getByText(SESSION_EXPIRED_TEXT)).toHaveCount(0);
});

test('F-05 T-01 closing the Microsoft window shows a message, and the button opens another window', async ({
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
  expect(await readStoredSession(page)).toBeNull();
  const again = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  expect(await again).toBeTruthy();
});

test('F-05 a blocked popup shows what to do', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  // The library arrives after the first press, which no longer counts in some browsers: another one is asked for.
  let release: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(await fetchChunkFilePattern(page.request, 'msal'), async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar con Microsoft' }).click();
  release();
  await expect(page.getByText('Todo listo. Pulse el botón para abrir la ventana de Microsoft.')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir la ventana de Microsoft' }).click();
  await expect(page.getByText(/El navegador bloqueó la ventana de Microsoft/)).toBeVisible();
});
