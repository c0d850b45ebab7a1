import { ACCOUNTS } from '../../support/demoAccounts';
import { signIn } from '../../pageObjects/loginPage';
import { readStoredSession } from '../../pageObjects/session';
import { expect, test } from '../../support/test';

test('N-03 T-01 redirects anonymous visitors to the login page', async ({ page }) => {
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('form', { name: 'Acceso para el personal' })).toBeVisible();
});

test('X-01 a wrong password shows an error in the form and retains the typed values', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Acceso para el personal' });
  await form.getByLabel('Correo electrónico').fill('nadie@surco.test');
  await form.getByLabel('Contraseña', { exact: true }).fill('equivocada-1');
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(form.getByText('El usuario o la contraseña no son correctos.')).toBeVisible();
  await expect(form.getByLabel('Correo electrónico')).toHaveValue('nadie@surco.test');
});

test('N-01 R-07 signing out leads to the login page, and an address typed afterwards does not reopen the session', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.supervisor);
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  expect(await readStoredSession(page)).toBeNull();
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/login$/);
});

test('N-07 R-08 X-06 a consultant must accept the terms first', async ({ page }) => {
  await signIn(page, ACCOUNTS.newcomer);
  await expect(page).toHaveURL(/\/accept-terms/);
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/accept-terms/);
});

test('R-44 an unknown address shows a page in Spanish with a link back', async ({ page }) => {
  await page.goto('/no/hay/nada');
  await expect(page.getByRole('heading', { name: /no encontrada|no existe/i }).first()).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
});

test('N-06 a session that cannot be verified shows an error, signs out and leads to the login page', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'ERROR_INTERNO' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});

test('F-01 the lost session of a consultant shows a message, clears the storage and leads to the login page', async ({
  page,
}) => {
  const messages: string[] = [];
  await page.exposeFunction('recordMessage', (text: string) => void messages.push(text));
  await signIn(page, ACCOUNTS.consultant);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  // The browser goes to the login page after two seconds, which removes the toast: the page itself records its toasts.
  await page.evaluate(() => {
    const record = Reflect.get(window, 'recordMessage') as (text: string) => void;
    const readToastText = (): string => document.querySelector('[aria-label="Avisos"]')?.textContent ?? '';
    new MutationObserver(() => record(readToastText())).observe(document.body, { childList: true, subtree: true });
  });
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(messages.join('\n')).toContain('Sesión inválida. Por favor, inicia sesión nuevamente.');
  expect(await readStoredSession(page)).toBeNull();
});
