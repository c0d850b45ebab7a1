import type { Page } from '@playwright/test';
import { expectAccessible } from '../../pageObjects/accessibility';
import { chooseMoreAction, getSummaryNumbers, readFolio } from '../../pageObjects/documentDetail';
import { SaleForm } from '../../pageObjects/saleForm';
import { chooseOption } from '../../pageObjects/select';
import { signInWithoutForm } from '../../pageObjects/session';
import { createZoneWithCustomer, query } from '../../support/database';
import { collectConsoleErrors, expect, expectNoHorizontalScroll, test } from '../../support/test';

/** Fills a DKbono of DKX-620. @returns its line */
async function fillVoucher(page: Page, customer: string, bags: string) {
  const form = new SaleForm(page, 'voucher');
  await form.open();
  await form.chooseCustomer(customer);
  await chooseOption(page, 'Temporada', 'PV 2026');
  const line = await form.addProduct('DKX-620');
  await line.getByLabel('Bolsas').fill(bags);
  return { form, line };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('R-28 R-29 E-09 X-10 X-12 X-14 R-25 T-03 a DKbono is changed by two users, paid in instalments, printed and converted into a sale', async ({
    page,
  }) => {
    const errors = collectConsoleErrors(page);
    await signInWithoutForm(page, 'consultant');
    const { form, line } = await fillVoucher(page, 'Lecher', '7');
    await line.getByLabel('Descuento (%)').fill('7.5');
    await form.submit();
    await expect(page).toHaveURL(/\/dashboard\/sales\/dkbono\/[0-9a-f-]{36}$/);
    const folio = await readFolio(page, 'DKB');
    await expect(getSummaryNumbers(page)).toContainText(['$25,576.25', '$0.00', '$25,576.25']);

    await chooseMoreAction(page, 'Editar');
    await page.getByLabel('Notas').fill('Entregar en el rancho');
    await query(`update vouchers set notes = 'Entregar el lunes', version = version + 1 where folio = $1`, [folio]);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    const conflict = page.getByRole('dialog', { name: 'Otra persona modificó este registro' });
    await expect(conflict.getByText('Entregar en el rancho')).toBeVisible();
    await expect(conflict.getByText('Entregar el lunes')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await conflict.getByRole('button', { name: 'Conservar lo mío' }).click();
    await expect(page).toHaveURL(/\/dashboard\/sales\/dkbono\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Entregar en el rancho').first()).toBeVisible();

    const addPayment = page.getByRole('button', { name: 'Registrar abono' });
    const dialog = page.getByRole('dialog', { name: 'Registrar abono' });
    await addPayment.click();
    await dialog.getByLabel('Importe').fill('10000.25');
    await dialog.getByRole('button', { name: 'Guardar abono' }).click();
    await expect(dialog).toBeHidden();
    await expect(getSummaryNumbers(page)).toContainText(['$25,576.25', '$10,000.25', '$15,576.00']);
    await addPayment.click();
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
    await chooseMoreAction(page, 'Ver DKbono');
    const paper = page.getByRole('dialog', { name: `DKbono ${folio}` });
    await expect(paper.getByText('$25,576.25').first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await paper.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('link', { name: 'Convertir en venta' }).click();
    await expect(page.getByText('El pago alcanza para convertirlo.')).toBeVisible();
    await page.getByRole('button', { name: 'Convertir en venta' }).click();
    await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
    await expect(getSummaryNumbers(page).first()).toContainText('$25,576.25');
    await page.getByRole('link', { name: folio }).click();
    await expect(page.getByText('Convertido').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /V-\d{4}-\d{6}/ })).toBeVisible();
    await expect(addPayment).toHaveCount(0);
    // The conflict is a response 409.
    expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  });
});

const setMinimumPaid = (fraction: number) =>
  query(
    `insert into simulator_params (key, value) values ('conversion.minPaidPct', $1)
     on conflict (key) do update set value = excluded.value`,
    [fraction],
  );

test('T-03 R-28 X-11 X-12 R-17 what is left of a half paid and converted DKbono is seen on the customer, and paid', async ({
  page,
}) => {
  const { customer } = await createZoneWithCustomer();
  await signInWithoutForm(page, 'consultant');
  const { form } = await fillVoucher(page, customer, '10');
  await page.getByLabel('Importe').fill('19750');
  await form.submit();
  await expect(getSummaryNumbers(page)).toContainText(['$39,500.00', '$19,750.00', '$19,750.00']);
  const voucherPage = page.url();

  // Only for the conversion: other journeys read the parameter, too.
  await setMinimumPaid(0.5);
  try {
    await page.reload();
    await page.getByRole('link', { name: 'Convertir en venta' }).click();
    await page.getByLabel('Bolsas').fill('6');
    await expect(page.getByText('$3,950.00').last()).toBeVisible();
    await page.getByRole('button', { name: 'Convertir en venta' }).click();
    await expect(page).toHaveURL(/\/dashboard\/sales\/sale\/[0-9a-f-]{36}$/);
  } finally {
    await setMinimumPaid(1);
  }
  await expect(getSummaryNumbers(page)).toContainText(['$23,700.00', '$3,950.00']);
  const salePage = page.url();

  await page.goto(voucherPage);
  await expect(getSummaryNumbers(page)).toContainText(['$39,500.00', '$19,750.00', '$3,950.00']);
  await expect(page.getByText('El total de la venta es $23,700.00.')).toBeVisible();

  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  const figures = page.getByLabel('Cifras del cliente');
  const readBalance = async () => {
    const text = await figures.locator('div', { hasText: 'Saldo por pagar' }).locator('b').innerText();
    return Number(text.replaceAll(/[$,]/g, ''));
  };
  const owedBefore = await readBalance();
  await page.goto(salePage);
  await page.getByRole('link', { name: 'Registrar abono' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar abono' });
  await dialog.getByRole('button', { name: 'Abonar todo el saldo' }).click();
  await dialog.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(dialog).toBeHidden();
  await expect(getSummaryNumbers(page)).toContainText(['$39,500.00', '$23,700.00', '$0.00']);
  await expect(page.getByText('Convertido').first()).toBeVisible();

  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect.poll(readBalance).toBe(owedBefore - 3950);
});
