import type { Page } from '@playwright/test';
import { chooseMoreAction, getSummaryNumbers, readFolio } from '../../pageObjects/documentDetail';
import { SaleForm } from '../../pageObjects/saleForm';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { getToasts } from '../../pageObjects/toasts';
import { createZoneWithCustomer } from '../../support/database';
import { collectConsoleErrors, expect, test } from '../../support/test';

/** Registers a DKbono of some bags of DKX-620, $3,950.00 each. @returns its folio */
async function registerVoucher(page: Page, customer: string, bags: string): Promise<string> {
  const form = new SaleForm(page, 'voucher');
  await form.open();
  await form.chooseCustomer(customer);
  await chooseOption(page, 'Temporada', 'PV 2026');
  const line = await form.addProduct('DKX-620');
  await line.getByLabel('Bolsas').fill(bags);
  await form.submit();
  await expect(page).toHaveURL(/\/dashboard\/sales\/dkbono\/[0-9a-f-]{36}$/);
  return readFolio(page, 'DKB');
}

test('R-51 X-12 X-30 X-32 a customer pays, gets a receipt, one payment is cancelled, and the credit of a cancelled DKbono pays another one', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const { customer } = await createZoneWithCustomer();
  await signInWithoutForm(page, 'consultant');
  const first = await registerVoucher(page, customer, '10');
  const second = await registerVoucher(page, customer, '2');

  await signInWithoutForm(page, 'admin');
  await page.goto('/dashboard/customers/list');
  await page.getByRole('searchbox').fill(customer);
  await page.getByRole('link', { name: `${customer} Prueba` }).click();
  await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
  await expect(page.getByText('Saldo final').locator('..')).toContainText('$47,400.00');
  await page.getByRole('table', { name: 'Por pagar' }).getByRole('link', { name: first }).click();

  const pay = async (amount: string) => {
    await page.getByRole('button', { name: 'Registrar abono' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar abono' });
    await dialog.getByLabel('Importe').fill(amount);
    await dialog.getByRole('button', { name: 'Guardar abono' }).click();
    await expect(dialog).toBeHidden();
  };
  await pay('9500');
  await pay('5000');
  await expect(getSummaryNumbers(page)).toContainText(['$39,500.00', '$14,500.00', '$25,000.00']);
  await getToasts(page).getByRole('button', { name: 'Ver recibo' }).last().click();
  const receipt = page.getByRole('dialog', { name: /^Recibo de abono R-\d{4}-\d{6}$/ });
  await expect(receipt.getByText('CINCO MIL PESOS')).toBeVisible();
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Descargar PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Recibo de abono R-\d{4}-\d{6}\.pdf$/);
  await receipt.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/dkbono\/[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Acciones del abono de $9,500.00' }).click();
  await page.getByRole('menuitem', { name: 'Cancelar abono' }).click();
  const question = page.getByRole('dialog', { name: /¿Cancelar el abono de \$9,500.00/ });
  await question.getByLabel('Motivo').fill('Cheque sin fondos');
  await question.getByRole('button', { name: 'Cancelar el abono' }).click();
  await expect(page.getByRole('table', { name: 'Abonos cancelados' })).toContainText('Cheque sin fondos');
  await expect(getSummaryNumbers(page)).toContainText(['$39,500.00', '$5,000.00', '$34,500.00']);

  await chooseMoreAction(page, 'Cancelar DKbono');
  const cancel = page.getByRole('dialog', { name: `¿Cancelar el DKbono ${first}?` });
  await cancel.getByLabel('Motivo').fill('El cliente desistió');
  await cancel.getByRole('button', { name: 'Cancelar el DKbono' }).click();
  await expect(page.getByText('Cancelado').first()).toBeVisible();

  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
  // 7,900.00 owed on the second DKbono less 5,000.00 in favour.
  await expect(page.getByText('Saldo final').locator('..')).toContainText('$2,900.00');
  await page.getByRole('button', { name: /^Aplicar a un DKbono/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Aplicar saldo a favor' });
  await dialog.getByRole('button', { name: 'Usar $5,000.00' }).click();
  await dialog.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Por pagar' })).toContainText(`${second}`);
  await expect(page.getByRole('table', { name: 'Por pagar' })).toContainText('$2,900.00');
  await expect(page.getByRole('table', { name: 'Saldo a favor por DKbono' })).toBeHidden();
  await expect(page.getByText('Saldo final').locator('..')).toContainText('$2,900.00');

  await page.getByRole('button', { name: 'Ver estado de cuenta' }).click();
  const statement = page.getByRole('dialog', { name: /^Estado de cuenta/ });
  await expect(statement.getByText('$2,900.00').last()).toBeVisible();
  await expect(statement.getByText('Cheque sin fondos')).toBeVisible();
  expect(errors).toEqual([]);
});
