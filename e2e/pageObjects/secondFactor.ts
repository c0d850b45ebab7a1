import { expect, type Locator, type Page } from '@playwright/test';
import { generateCode } from '../../api/src/testing/totpCodes';
import { PASSWORD } from '../support/demoAccounts';

/** Opens the set-up of the authenticator app in the open profile. @returns its form */
export async function openAppSetup(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Activar con una aplicación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  await dialog.getByLabel(/^Contraseña actual/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const form = page.getByRole('form', { name: 'Activar la aplicación de códigos' });
  await expect(form.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
  return form;
}

/** Confirms the authenticator app in its open form. @returns the key that the app stores */
export async function confirmApp(page: Page, form: Locator): Promise<string> {
  const key = (await form.locator('code').innerText()).replaceAll(' ', '');
  await form.getByLabel('Código de la aplicación').fill(generateCode(key));
  await form.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('region', { name: 'Códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  return key;
}
