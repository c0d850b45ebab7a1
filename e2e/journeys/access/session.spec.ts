import { ACCOUNTS } from '../../support/demoAccounts';
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
