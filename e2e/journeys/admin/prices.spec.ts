import { createUniqueDigits } from '../../pageObjects/recordList';
import { SaleForm } from '../../pageObjects/saleForm';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { createZoneWithCustomer } from '../../support/database';
import { collectConsoleErrors, expect, test } from '../../support/test';

test.describe.configure({ timeout: 120_000 });

test('P-04 changes a price by a percentage from today, plans another one and cancels it', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  const code = `PRC-${createUniqueDigits()}`;
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/products/form');
  await page.getByRole('textbox', { name: /^Clave/ }).fill(code);
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Maíz de prueba');
  await chooseOption(page, /^Semillas por bolsa/, '60,000');
  await page.getByRole('textbox', { name: /^Densidad/ }).fill('80000');
  await page.getByRole('textbox', { name: /^Rendimiento/ }).fill('60');
  await page.getByRole('textbox', { name: /^Materia seca/ }).fill('33');
  await page.getByRole('textbox', { name: /^Precio de lista/ }).fill('4000');
  await page.getByRole('textbox', { name: /^Descuento máximo/ }).fill('10');
  await page.getByRole('button', { name: 'Dar de alta el producto' }).click();
  await expect(page.getByText('Precio inicial: $4,000.00')).toBeVisible();
  const productAddress = page.url();

  await page.goto('/dashboard/products/list');
  await page.getByRole('link', { name: 'Precios', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(code) });
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Guardar precios' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar los precios' }).click();
    await expect(page.getByText('1 precio se guardó').last()).toBeVisible();
  };
  await page.getByLabel('Buscar por clave o nombre').fill(code);
  await page.getByRole('textbox', { name: 'Cambio', exact: true }).fill('4.5');
  await page.getByRole('button', { name: 'Aplicar a 1 producto' }).click();
  await expect(row.getByText('+4.5 %')).toBeVisible();
  await save();
  await expect(row.getByText('$4,180.00')).toBeVisible();

  const nextYear = new Date().getFullYear() + 1;
  await page.getByLabel(/^Fecha de inicio/).fill(`01/02/${nextYear}`);
  await page.keyboard.press('Tab');
  await page.getByLabel(`Precio nuevo de ${code}`).fill('4300');
  await save();
  await expect(row.getByText(`$4,300.00 desde el 01/02/${nextYear % 100}`)).toBeVisible();
  await row.getByRole('button', { name: `Cancelar el precio programado de ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar los precios' }).click();
  await expect(row.getByText(/\$4,300\.00/)).toBeHidden();

  await page.goto(productAddress);
  await expect(page.getByText(/Antes: \$4,000\.00/)).toBeVisible();
  expect(errors).toEqual([]);
});

test('P-04 E-07 a price of a zone holds for its customers, and the general price for others', async ({ page }) => {
  const { zone, customer } = await createZoneWithCustomer();
  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/products/prices');
  await chooseOption(page, 'Zona', zone);
  await page.getByLabel('Precio nuevo de DKX-540').fill('3500');
  await page.getByRole('button', { name: 'Guardar precios' }).click();
  const question = page.getByRole('dialog', { name: '¿Cambiar 1 precio?' });
  await expect(question.getByText(`Lista: ${zone}.`)).toBeVisible();
  await question.getByRole('button', { name: 'Cambiar los precios' }).click();
  await expect(page.getByRole('link', { name: `${zone} (1 producto)` })).toBeVisible();

  await signInWithoutForm(page, 'consultant');
  const form = new SaleForm(page);
  await form.open();
  await form.chooseCustomer('Lecher');
  const line = await form.addProduct('DKX-540');
  await line.getByLabel('Bolsas').fill('2');
  await expect(line.getByText('$7,300.00')).toBeVisible();
  await form.chooseCustomer(customer);
  await expect(page.getByText(`DKX-540: $3,650.00 → $3,500.00 · ${zone}`)).toBeVisible();
  await expect(line.getByText(`$3,500.00 · ${zone}`)).toBeVisible();
  await form.submit();
  await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('article').getByText('$7,000.00').first()).toBeVisible();
});
