import { expectAccessible } from '../pageObjects/accessibility';
import { signInWithoutForm } from '../pageObjects/session';
import { createUser } from '../support/database';
import { PASSWORD } from '../support/demoAccounts';
import { expect, test } from '../support/test';

const HOME = '/dashboard/sales/list/sale';

test('R-46 the checklist of a new consultant progresses, is dismissed and stays in the menu', async ({ page }) => {
  const { email } = await createUser('Consultant');
  await signInWithoutForm(page, { email, password: PASSWORD });
  await page.goto(HOME);
  await expect(page.getByText('Primeros pasos: 1 de 7.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Ver los pasos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Primeros pasos' });
  await expect(dialog.getByText('1 de 7')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Aceptar los términos' })).toBeDisabled();
  await expectAccessible(page);

  await dialog.getByRole('link', { name: 'Completar el perfil' }).click();
  await page.getByLabel('Teléfono').fill('8715550123');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El perfil se guardó')).toBeVisible();

  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Primeros pasos' }).click();
  await expect(dialog.getByText('2 de 7')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Instalar la aplicación' }).check();
  await expect(dialog.getByText('3 de 7')).toBeVisible();
  await dialog.getByRole('button', { name: 'No volver a mostrar' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('button', { name: 'Primeros pasos' }).click();
  await expect(dialog.getByText('3 de 7')).toBeVisible();
});
