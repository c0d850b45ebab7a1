import { ACCOUNTS, PASSWORD } from '../../support/demoAccounts';
import { createUser, query } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { signInWithoutForm, openSession, readStoredSession } from '../../pageObjects/session';
import { expect, test, collectRequestPaths } from '../../support/test';
import { getToasts } from '../../pageObjects/toasts';

const FOLIO = /^V-\d{4}-\d{6}$/;

test('T-01 signing out in one tab clears the other: page, storage and history', async ({ page, context }) => {
  await signInWithoutForm(page, 'consultant');
  await page.goto('/dashboard/sales/list/sale');
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard/sales/list/sale');
  await expect(otherTab.getByText(FOLIO).first()).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(otherTab).toHaveURL(/\/login$/);
  await expect(otherTab.getByText(FOLIO)).toHaveCount(0);
  expect([await readStoredSession(page), await readStoredSession(otherTab)]).toEqual([null, null]);
  await otherTab.goBack();
  await expect(otherTab).toHaveURL(/\/login$/);
  await expect(otherTab.getByText(FOLIO)).toHaveCount(0);
});

test('T-01 E-01 when another user signs in, the other tab shows nothing of the former user', async ({
  page,
  context,
}) => {
  const former = await signInWithoutForm(page, 'consultant');
  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard/sales/list/sale');
  await expect(otherTab.getByText(FOLIO).first()).toBeVisible();

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, ACCOUNTS.supervisor);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await expect(otherTab).toHaveURL(/\/dashboard\/users$/);
  await expect(otherTab.getByRole('button', { name: /^Cuenta de/ })).not.toHaveAccessibleName(
    new RegExp(former.lastName),
  );
  expect(await readStoredSession(otherTab)).not.toContain(former.id);
  await otherTab.goto('/dashboard/sales/create-sale');
  await expect(getToasts(otherTab).getByText('No tiene permiso para abrir esa página.')).toBeVisible();
});

test('N-05 N-10 K-03 fetches the session again on the first navigation and then on every fifth', async ({ page }) => {
  await signInWithoutForm(page, 'consultant');
  const paths = collectRequestPaths(page);
  const countRequests = (): number => paths.filter((path) => path === '/api/auth/me').length;
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByText(FOLIO).first()).toBeVisible();
  const counts = [countRequests()];
  for (const section of ['Clientes', 'Temporadas', 'Clientes', 'Temporadas', 'Clientes', 'Temporadas']) {
    await page.getByRole('link', { name: section, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
    counts.push(countRequests());
  }
  expect(counts).toEqual([1, 1, 1, 1, 1, 2, 2]);
});

test('F-01 T-01 a disabled user is signed out at the next request and cannot sign in', async ({ page }) => {
  const { id, email } = await createUser('Consultant');
  await signInWithoutForm(page, { email, password: PASSWORD });
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await expect(page.getByText(/\d+ ventas/).first()).toBeVisible();
  await query(`update users set status = 'INACTIVO' where id = $1`, [id]);
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await readStoredSession(page)).toBeNull();

  const form = page.getByRole('form', { name: 'Acceso para el personal' });
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/login$/);
});

test('N-04 a changed role takes effect in the open tab', async ({ page }) => {
  const { id, email } = await createUser('Supervisor');
  await signInWithoutForm(page, { email, password: PASSWORD });
  await page.goto('/dashboard/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await query(`update users set role = 'Farmer' where id = $1`, [id]);
  await page.reload();
  await expect(page).toHaveURL(/\/simulator$/);
});

for (const [name, value] of [
  ['garbage', '{"user":'],
  ['of another shape', '[1,2,3]'],
  ['forged', JSON.stringify({ user: { id: 'x', role: 'Admin', acceptedTos: true }, ssoToken: null })],
] as const) {
  test(`E-01 N-03 a stored session (${name}) leads to the login page without loading data`, async ({ page }) => {
    const paths = collectRequestPaths(page);
    await page.goto('/registry.json');
    await page.evaluate((text) => localStorage.setItem('surco.session', text), value);
    await page.goto('/dashboard/users');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('form', { name: 'Acceso para el personal' })).toBeVisible();
    expect(paths.filter((path) => path.startsWith('/api/users'))).toEqual([]);
  });
}

test('X-01 each sign-in creates a new session', async ({ page }) => {
  await openSession(page.request, 'supervisor');
  const first = (await page.context().cookies()).find(({ name }) => name.endsWith('surco'));
  await openSession(page.request, 'supervisor');
  const second = (await page.context().cookies()).find(({ name }) => name.endsWith('surco'));
  expect(first?.value).toBeTruthy();
  expect(second?.value).not.toBe(first?.value);
  expect([second?.httpOnly, second?.sameSite]).toEqual([true, 'Lax']);
});
