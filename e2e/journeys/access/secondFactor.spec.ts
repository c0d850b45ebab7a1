import type { Page } from '@playwright/test';
import { generateCode } from '../../../api/src/testing/totpCodes';
import { createUser } from '../../support/database';
import { PASSWORD } from '../../support/demoAccounts';
import { expectAccessible } from '../../pageObjects/accessibility';
import { submitPassword } from '../../pageObjects/loginPage';
import { signInWithoutForm } from '../../pageObjects/session';
import { confirmApp, openAppSetup } from '../../pageObjects/secondFactor';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

/** Gives the page an authenticator like the fingerprint reader of a computer, which confirms without asking. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Llave de acceso nueva' });
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel(/^Contraseña actual/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(dialog).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
}

test('X-01 P-01 A-04 signs in with the password and a passkey, or a code of the app', async ({ page }) => {
  const { email } = await createUser('Supervisor');
  const errors = collectConsoleErrors(page);
  await addVirtualAuthenticator(page);
  await signInWithoutForm(page, { email, password: PASSWORD });
  await page.goto('/dashboard/users/me');
  const setup = await openAppSetup(page);
  await expectAccessible(page);
  const key = await confirmApp(page, setup);
  await expectAccessible(page);
  await addPasskey(page, 'Portátil de la oficina');
  const passkey = page.getByRole('region', { name: 'Llaves de acceso' }).getByRole('listitem');
  await expect(passkey).toContainText(/Portátil de la oficina.*sin usar todavía/);
  await signOut(page);

  await submitPassword(page, email);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/users/me');
  await expect(passkey).toContainText(/usada por última vez/);
  await expectNoHorizontalScroll(page);
  await signOut(page);

  await submitPassword(page, email);
  const form = page.getByRole('form', { name: 'Verificación en dos pasos' });
  await expect(page.getByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
  await expectAccessible(page);
  // The code that turned the app on does not work twice; the next one is accepted early.
  await form.getByLabel('Código de la aplicación').fill(generateCode(key, 1));
  await form.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
  expect(errors).toEqual([]);
});
