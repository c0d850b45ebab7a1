import type { Page } from '@playwright/test';
import { chooseAction, openListSearch, createUniqueDigits } from '../../pageObjects/recordList';
import { SaleForm } from '../../pageObjects/saleForm';
import { signInWithoutForm } from '../../pageObjects/session';
import { collectConsoleErrors, expect, test } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

test.describe.configure({ timeout: 180_000 });

const getPriceField = (page: Page) => page.getByRole('textbox', { name: /^Precio de lista/ });

/** Signs the demo consultant in and expects the sale form to offer the product, or not. */
async function expectOffered(page: Page, code: string, offered: boolean): Promise<void> {
  await signInWithoutForm(page, 'consultant');
  await new SaleForm(page).open();
  const field = page.getByRole('combobox', { name: 'Agregar producto' });
  await field.click();
  await field.fill(code);
  const option = page.locator('.ant-select-item-option').filter({ hasText: code });
  await expect(offered ? option : page.locator('.ant-select-item-empty')).toBeVisible();
  await expect(option).toHaveCount(offered ? 1 : 0);
}

test('R-20 R-21 R-22 R-19 X-20 creates, reprices and disables a product; the sale form follows at once', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const code = `PRB-${createUniqueDigits()}`;
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/products/list');
  await page.getByRole('link', { name: 'Nuevo producto' }).click();
  await page.getByRole('textbox', { name: /^Clave/ }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Maíz de prueba');
  await chooseOption(page, /^Semillas por bolsa/, '60,000');
  await page.getByRole('textbox', { name: /^Densidad/ }).fill('80000');
  await page.getByRole('textbox', { name: /^Rendimiento/ }).fill('60');
  await page.getByRole('textbox', { name: /^Materia seca/ }).fill('33');
  await getPriceField(page).fill('0');
  await page.getByRole('textbox', { name: /^Descuento máximo/ }).fill('10');
  await page.getByRole('button', { name: 'Dar de alta el producto' }).click();
  await expect(page.getByText(/Escriba un precio mayor que cero/).first()).toBeVisible();
  await getPriceField(page).fill('3950');
  await page.getByRole('button', { name: 'Dar de alta el producto' }).click();
  await expect(page.getByText('Precio inicial: $3,950.00')).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await getPriceField(page).fill('4100.5');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Precio de lista: $4,100.50')).toBeVisible();
  await expect(page.getByText(/Antes: \$3,950\.00/)).toBeVisible();
  await expectOffered(page, code, true);

  await signInWithoutForm(page, 'admin');
  await openListSearch(page, '/dashboard/products/list', code);
  await expect(page.getByText('$4,100.50')).toBeVisible();
  await chooseAction(page, code, 'Deshabilitar');
  await page.getByRole('button', { name: 'Deshabilitar', exact: true }).click();
  await expect(page.locator('main').getByText('Deshabilitado', { exact: true })).toBeVisible();
  await expectOffered(page, code, false);
  expect(errors).toEqual([]);
});
