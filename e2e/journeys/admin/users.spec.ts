import { createUniqueDigits } from '../../pageObjects/recordList';
import { signIn } from '../../pageObjects/loginPage';
import { waitForPasswordLink } from '../../support/mailbox';
import { NEW_PASSWORD, submitNewPassword } from '../../pageObjects/newPasswordPage';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';
import { confirmDialog, fillUser, findPendingUserRow } from '../../pageObjects/users';
import { chooseOption } from '../../pageObjects/select';

const createUniqueEmail = (): string => `alta-${createUniqueDigits()}@surco.test`;

test('R-13 R-12 T-04 E-03 a new user is approved, and signs in with the password of the link mailed then', async ({
  page,
  browser,
}) => {
  const email = createUniqueEmail();
  await signInWithoutForm(page, 'coordinator');
  await page.goto('/dashboard/users');
  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await fillUser(page, { firstName: 'Íñigo', lastName: `Núñez ${email.slice(5, 12)}`, email });
  await chooseOption(page, 'Rol', 'Consultor');
  await page.getByLabel('Distribuidor').click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await page.getByRole('button', { name: 'Dar de alta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users\/form\/[\w-]{36}$/);
  await expect(page.getByText(/la aprueba otra persona/)).toBeVisible();

  await signInWithoutForm(page, 'admin');
  const row = await findPendingUserRow(page, email.slice(5, 12));
  await row.getByRole('button', { name: /^Aprobar a/ }).click();
  await confirmDialog(page, /^¿Aprobar a Íñigo/, 'Aprobar');
  await expect(page.getByText(/^Se aprobó a Íñigo/)).toBeVisible();
  await expect(row).toHaveCount(0);

  const otherContext = await browser.newContext();
  const userPage = await otherContext.newPage();
  await submitNewPassword(userPage, await waitForPasswordLink(email));
  await expect(userPage.getByText('La contraseña se guardó')).toBeVisible();
  await signIn(userPage, email, NEW_PASSWORD);
  await expect(userPage).toHaveURL(/\/accept-terms$/);
  await otherContext.close();
});
