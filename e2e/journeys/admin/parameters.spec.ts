import { chooseAction, openListSearch, createUniqueDigits } from '../../pageObjects/recordList';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, test } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

test('R-41 R-40 R-42 creates and changes a production type, which the simulator offers, and changes a parameter', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const name = `Tipo ${createUniqueDigits()}`;
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/params/product-type');
  await page.getByRole('button', { name: 'Nuevo tipo de producción' }).click();
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(name);
  await page.getByRole('textbox', { name: /^Consumo/ }).fill('51');
  await page.getByRole('textbox', { name: /^Días/ }).fill('200');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await expect(page.getByText('Debe estar entre 1 y 50 kg.').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Consumo/ }).fill('21');
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await openListSearch(page, '/dashboard/params/product-type', name);
  await expect(page.getByText('21 kg')).toBeVisible();
  await chooseAction(page, name, 'Editar');
  await page.getByRole('textbox', { name: /^Consumo/ }).fill('22.5');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('22.5 kg')).toBeVisible();

  await page.goto('/dashboard/simulator/simulator');
  await chooseOption(page, 'Tipo de producción', name);
  await expect(page.getByRole('textbox', { name: /^Silo por animal/ })).toHaveValue('22.5');

  await page.goto('/dashboard/params/simulator-params');
  const days = page.getByLabel('Vigencia de un DKbono');
  const before = Number(await days.inputValue());
  await days.fill(String(before + 1));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Los parámetros se guardaron')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue(String(before + 1));
  const lastChange = page.getByRole('region', { name: 'Historial de cambios' }).getByRole('listitem').first();
  await expect(lastChange).toContainText('Vigencia de un DKbono');
  await expect(lastChange).toContainText('Adriana Salas Montemayor');
  expect(errors).toEqual([]);
});
