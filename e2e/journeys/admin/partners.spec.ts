import { addOption, chooseAction, openListSearch, createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, test } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

test('R-31 R-30 R-32 E-10 a vendor of silage is created in its tab and changed', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const name = `Socio ${createUniqueDigits()}`;
  const list = '/dashboard/partners/list/SILAGE_VENDOR';
  await signInWithoutForm(page, 'coordinator');
  await page.goto('/dashboard/partners/list/DISTRIBUTOR');
  await page.getByRole('link', { name: 'Vendedor de silo' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'Nuevo socio' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await addOption(page, /^Zonas/, 'Laguna');
  await page.getByRole('textbox', { name: /^Toneladas/ }).fill('120.5');
  await page.getByRole('button', { name: 'Dar de alta al socio' }).click();
  await expect(page).toHaveURL(list);

  await openListSearch(page, list, name);
  await chooseAction(page, name, 'Editar');
  await page.getByRole('textbox', { name: /^Contacto/ }).fill('Inés Peña');
  await chooseOption(page, 'Estatus', 'Inactivo');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(list);
  await openListSearch(page, list, name);
  await expect(page.getByText('Inés Peña')).toBeVisible();
  await expect(page.locator('main tbody').getByText('Inactivo', { exact: true })).toBeVisible();
  await expect(page.getByText('120.50 t')).toBeVisible();
  expect(errors).toEqual([]);
});
