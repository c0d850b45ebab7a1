import { ACCOUNTS } from '../pages/accounts';
import { signIn } from '../pages/loginPage';
import { expect, test } from '../pages/test';

test('N-03 T-01 who is not signed in is sent to the login page', async ({ page }) => {
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('form', { name: 'Acceso para el equipo' })).toBeVisible();
});

test('X-01 a wrong password is told in place and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('form', { name: 'Acceso para el equipo' });
  await form.getByLabel('Correo electrónico').fill('nadie@surco.test');
  await form.getByLabel('Contraseña', { exact: true }).fill('equivocada-1');
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(form.getByText('El usuario o la contraseña no son correctos.')).toBeVisible();
  await expect(form.getByLabel('Correo electrónico')).toHaveValue('nadie@surco.test');
});

test('N-01 R-07 signing out leads to login, and the way back is closed', async ({ page }) => {
  await signIn(page, ACCOUNTS.supervisor);
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('surco.session'))).toBeNull();
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/login$/);
});

test('N-07 R-08 X-06 a consultant accepts the terms before anything else', async ({ page }) => {
  await signIn(page, ACCOUNTS.newcomer);
  await expect(page).toHaveURL(/\/accept-terms/);
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/accept-terms/);
});

test('R-44 an unknown address shows a Spanish page with a way back', async ({ page }) => {
  await page.goto('/no/hay/nada');
  await expect(page.getByRole('heading', { name: /no encontrada|no existe/i }).first()).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
});

test('N-06 when the session cannot be checked any more: error, signed out, login', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'ERROR_INTERNO' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});

test('F-01 a lost session of a consultant: the sentence, then the login page with storage emptied', async ({
  page,
}) => {
  const told: string[] = [];
  await page.exposeFunction('tellTest', (text: string) => void told.push(text));
  await signIn(page, ACCOUNTS.consultant);
  await expect(page.getByText(/^V-\d{4}-\d{6}$/).first()).toBeVisible();
  // Two seconds are soon over on a busy machine: the page itself says what it told.
  await page.evaluate(() => {
    const tell = Reflect.get(window, 'tellTest') as (text: string) => void;
    const toasts = (): string => document.querySelector('[aria-label="Avisos"]')?.textContent ?? '';
    new MutationObserver(() => tell(toasts())).observe(document.body, { childList: true, subtree: true });
  });
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(told.join('\n')).toContain('Sesión inválida. Por favor, inicia sesión nuevamente.');
  expect(await page.evaluate(() => localStorage.getItem('surco.session'))).toBeNull();
});
