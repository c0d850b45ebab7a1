import { ACCOUNTS, PASSWORD } from '../../support/demoAccounts';
import { createUser, query } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { readStoredSession, signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';
import { getToasts } from '../../pageObjects/toasts';

const FOLIO = /^V-\d{4}-\d{6}$/;

test('T-01 N-01 R-07 signing out in one tab clears the other: page, storage and history', async ({ page, context }) => {
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
  await page.goto('/dashboard/sales/list/sale');
  await expect(page).toHaveURL(/\/login$/);
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

test('F-01 T-01 a disabled user is signed out at the next request and cannot sign in', async ({ page }) => {
  const { id, email } = await createUser('Consultant');
  await signInWithoutForm(page, { email, password: PASSWORD });
  await page.goto('/dashboard/sales/list/sale');
  await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await expect(page.getByText(/^\d+ ventas$/).first()).toBeVisible();
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
