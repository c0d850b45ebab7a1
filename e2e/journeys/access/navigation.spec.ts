import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { readStoredSession, signInWithoutForm } from '../../pageObjects/session';
import { expect, test, collectRequestPaths } from '../../support/test';

// What the guard decides for each role and address is in `guard.test.ts`, with the roles of each page.

const HOME = '/dashboard/sales/list/sale';
const FOLIO = /^V-\d{4}-\d{6}$/;

test('N-03 T-01 E-01 without a session, or with a stored one that no server knows, the login page opens and no data is loaded', async ({
  page,
}) => {
  const paths = collectRequestPaths(page);
  const forged = JSON.stringify({ user: { id: 'x', role: 'Admin', acceptedTos: true }, ssoToken: null });
  for (const stored of [null, '{"user":', '[1,2,3]', forged]) {
    await page.goto('/registry.json');
    await page.evaluate((text) => text && localStorage.setItem('surco.session', text), stored);
    await page.goto('/dashboard/users');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('form', { name: 'Acceso para el personal' })).toBeVisible();
  }
  expect(paths.filter((path) => path.startsWith('/api/users'))).toEqual([]);
});

test('N-07 R-08 X-06 a consultant must accept the terms first', async ({ page }) => {
  await signIn(page, ACCOUNTS.newcomer);
  await expect(page).toHaveURL(/\/accept-terms/);
  await page.goto(HOME);
  await expect(page).toHaveURL(/\/accept-terms/);
});

test('N-08 N-09 N-11 N-12 a section that the role may not see leads home with a message and loads none of its code', async ({
  page,
}) => {
  await signInWithoutForm(page, 'consultant');
  await page.goto('/login');
  await expect(page).toHaveURL(new RegExp(HOME));
  await expect(page.getByText(FOLIO).first()).toBeVisible();
  const paths = collectRequestPaths(page);
  await page.goto('/dashboard/products/list');
  await expect(page.getByText('No tiene permiso para abrir esa página.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(HOME));
  await expect(page.getByText(FOLIO).first()).toBeVisible();
  expect(paths.filter((path) => path.includes('mfe-admin'))).toEqual([]);
});

test('N-06 a session that cannot be verified shows an error, signs out and leads to the login page', async ({
  page,
}) => {
  await signInWithoutForm(page, 'consultant');
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'ERROR_INTERNO' } }),
  );
  await page.goto(HOME);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});

test('F-01 the lost session of a consultant shows a message, clears the storage and leads to the login page', async ({
  page,
}) => {
  const messages: string[] = [];
  await page.exposeFunction('recordMessage', (text: string) => void messages.push(text));
  await signInWithoutForm(page, 'consultant');
  await page.goto(HOME);
  await expect(page.getByText(FOLIO).first()).toBeVisible();
  // The browser goes to the login page after two seconds, which removes the toast: the page itself records its toasts.
  await page.evaluate(() => {
    const record = Reflect.get(window, 'recordMessage') as (text: string) => void;
    const readToastText = (): string => document.querySelector('[aria-label="Avisos"]')?.textContent ?? '';
    new MutationObserver(() => record(readToastText())).observe(document.body, { childList: true, subtree: true });
  });
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(messages.join('\n')).toContain('Sesión inválida. Por favor, inicia sesión nuevamente.');
  expect(await readStoredSession(page)).toBeNull();
});
