import { PASSWORD } from '../../support/demoAccounts';
import { createUser } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { waitForPasswordLink } from '../../support/mailbox';
import { NEW_PASSWORD, submitNewPassword } from '../../pageObjects/newPasswordPage';
import { readApiHeaders, signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';

test('R-05 R-03 X-04 resets a forgotten password by a mailed link, which works once, and ends the earlier sessions', async ({
  page,
  browser,
}) => {
  const { email } = await createUser('Supervisor');
  const otherContext = await browser.newContext();
  const tab = await otherContext.newPage();
  await signInWithoutForm(tab, { email, password: PASSWORD });

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expect(page).toHaveURL(/\/restore-password$/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Revise su correo')).toBeVisible();
  const link = await waitForPasswordLink(email);
  await submitNewPassword(page, link);
  await expect(page.getByText('La contraseña se guardó')).toBeVisible();
  await page.reload();
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();

  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  const response = await tab.request.get('/api/auth/me', { headers: await readApiHeaders(tab.request) });
  expect(response.status()).toBe(401);
  await otherContext.close();
});
