import { PASSWORD } from '../../support/demoAccounts';
import { createUser } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { waitForPasswordLink } from '../../support/mailbox';
import { NEW_PASSWORD, submitNewPassword } from '../../pageObjects/newPasswordPage';
import { readApiHeaders, signInWithoutForm } from '../../pageObjects/session';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

async function requestPasswordLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expect(page).toHaveURL(/\/restore-password$/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Revise su correo')).toBeVisible();
}

test('R-05 R-03 X-04 resets a forgotten password by a mailed link and ends the earlier sessions', async ({
  page,
  browser,
}) => {
  const { email } = await createUser('Supervisor');
  const otherContext = await browser.newContext();
  const tab = await otherContext.newPage();
  await signInWithoutForm(tab, { email, password: PASSWORD });

  await requestPasswordLink(page, email);
  const link = await waitForPasswordLink(email);
  await submitNewPassword(page, link, NEW_PASSWORD);
  await expect(page.getByText('La contraseña se cambió')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/users$/);

  const response = await tab.request.get('/api/auth/me', { headers: await readApiHeaders(tab.request) });
  expect(response.status()).toBe(401);
  await otherContext.close();
});

test('R-03 a reset link works once; the second time it offers a new one', async ({ page }) => {
  const { email } = await createUser('Supervisor');
  await requestPasswordLink(page, email);
  const link = await waitForPasswordLink(email);
  await submitNewPassword(page, link, NEW_PASSWORD);
  await expect(page.getByText('La contraseña se cambió')).toBeVisible();
  await submitNewPassword(page, link, `${NEW_PASSWORD} otra vez`);
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await page.getByRole('link', { name: 'Solicitar un enlace nuevo' }).click();
  await expect(page).toHaveURL(/\/restore-password$/);
});

test('R-03 a forged or missing link shows an error in Spanish and offers a new one', async ({ page }) => {
  await submitNewPassword(page, 'http://surco.invalid/new-password?token=falso', NEW_PASSWORD);
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await page.goto('/new-password');
  await expect(page.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toBeVisible();
});

test('X-04 an unknown e-mail address gets the same response', async ({ page }) => {
  await requestPasswordLink(page, 'nadie@surco.test');
  await expect(page.getByText(/Si hay una cuenta con el correo nadie@surco\.test/)).toBeVisible();
});
