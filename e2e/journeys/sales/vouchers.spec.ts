import type { Page } from '@playwright/test';
import { ACCOUNTS } from '../../support/demoAccounts';
import { query } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { chooseMoreAction, getSummaryNumbers } from '../../pageObjects/documentDetail';
import { SaleForm } from '../../pageObjects/saleForm';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

const FOLIO = /DKB-\d{4}-\d{6}/;

/** Registers a DKbono of seven bags of DKX-620 with a discount of 7.5 %. @returns its folio */
async function createVoucher(page: Page): Promise<string> {
  const form = new SaleForm(page, 'voucher');
  await form.open();
  await form.chooseCustomer('Lecher');
  await chooseOption(page, 'Temporada', 'PV 2026');
  const line = await form.addProduct('DKX-620');
  await line.getByLabel('Bolsas').fill('7');
  await line.getByLabel('Descuento (%)').fill('7.5');
  await form.submit();
  await expect(page).toHaveURL(/\/dashboard\/sales\/dkbono\/[0-9a-f-]{36}$/);
  return FOLIO.exec(await page.getByRole('article').innerText())?.[0] ?? 'no folio';
}

test('R-28 X-11 E-09 a DKbono is registered with its first payment', async ({ page }) => {
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page, 'voucher');
  await form.open();
  await form.chooseCustomer('Lecher');
  await chooseOption(page, 'Temporada', 'PV 2026');
  await (await form.addProduct('DKX-620')).getByLabel('Bolsas').fill('7');
  await page.getByLabel('Importe').fill('10000.25');
  await chooseOption(page, 'Forma de pago', 'Transferencia');
  await form.submit();
  await expect(page.getByLabel(/^Referencia/)).toHaveAccessibleDescription(/Indique la referencia/);
  await page.getByLabel(/^Referencia/).fill('SPEI 9');
  await form.submit();
  await expect(getSummaryNumbers(page)).toContainText(['$27,650.00', '$10,000.25', '$17,649.75']);
});

async function addPayment(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Registrar abono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar abono' });
  await dialog.getByLabel('Importe').fill(amount);
  await dialog.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(dialog).toBeHidden();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('R-28 R-29 E-09 X-12 X-14 R-25 T-03 a DKbono is paid in instalments, printed and converted into a sale', async ({
      page,
    }) => {
      const errors = collectConsoleErrors(page);
      await signIn(page, ACCOUNTS.consultant);
      const folio = await createVoucher(page);
      await expect(getSummaryNumbers(page)).toContainText(['$25,576.25', '$0.00', '$25,576.25']);

      await addPayment(page, '10000.25');
      await expect(getSummaryNumbers(page)).toContainText(['$25,576.25', '$10,000.25', '$15,576.00']);
      await page.getByRole('button', { name: 'Registrar abono' }).click();
      const dialog = page.getByRole('dialog', { name: 'Registrar abono' });
      await dialog.getByLabel('Importe').fill('15576.01');
      await expect(dialog.getByText('Los abonos superan el total por $0.01.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Abonar todo el saldo' }).click();
      await expect(dialog.getByText('$0.00')).toBeVisible();
      await chooseOption(dialog, 'Forma de pago', 'Transferencia');
      await dialog.getByLabel('Referencia').fill('SPEI 7');
      await expectNoHorizontalScroll(page);
      await dialog.getByRole('button', { name: 'Guardar abono' }).click();
      await expect(page.getByText('Liquidado').first()).toBeVisible();

      const download = page.waitForEvent('download');
      await chooseMoreAction(page, 'Descargar PDF');
      expect((await download).suggestedFilename()).toContain(folio);

      await page.getByRole('link', { name: 'Convertir en venta' }).click();
      await expect(page.getByText('El pago alcanza para convertirlo.')).toBeVisible();
      await page.getByRole('button', { name: 'Convertir en venta' }).click();
      await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
      await expect(getSummaryNumbers(page).first()).toContainText('$25,576.25');
      await page.getByRole('link', { name: folio }).click();
      await expect(page.getByText('Convertido').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /V-\d{4}-\d{6}/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Registrar abono' })).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  });
}

test('X-10 when two users change one DKbono, the second sees both versions and can retain their own', async ({
  page,
}) => {
  await signIn(page, ACCOUNTS.consultant);
  const folio = await createVoucher(page);
  await chooseMoreAction(page, 'Editar');
  const notes = page.getByLabel('Notas');
  await notes.fill('Entregar en el rancho');
  await query(`update vouchers set notes = 'Entregar el lunes', version = version + 1 where folio = $1`, [folio]);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otra persona modificó este registro' });
  await expect(dialog.getByRole('row', { name: /Notas/ })).toContainText('Entregar en el rancho');
  await expect(dialog.getByRole('row', { name: /Notas/ })).toContainText('Entregar el lunes');
  await dialog.getByRole('button', { name: 'Conservar lo mío' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sales\/dkbono\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Entregar en el rancho').first()).toBeVisible();
});
