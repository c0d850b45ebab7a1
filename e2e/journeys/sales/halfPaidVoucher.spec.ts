import { ACCOUNTS } from '../../support/demoAccounts';
import { createZoneWithCustomer, query } from '../../support/database';
import { signIn } from '../../pageObjects/loginPage';
import { chooseMoreAction, getSummaryNumbers } from '../../pageObjects/documentDetail';
import { SaleForm } from '../../pageObjects/saleForm';
import { expect, test } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

const setMinimumPaid = (fraction: number) =>
  query(
    `insert into simulator_params (key, value) values ('conversion.minPaidPct', $1)
     on conflict (key) do update set value = excluded.value`,
    [fraction],
  );

test('T-03 X-12 R-17 what is left of a half paid and converted DKbono is seen on the customer, and paid', async ({
  page,
}) => {
  const { customer } = await createZoneWithCustomer();
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page, 'voucher');
  await form.open();
  await form.chooseCustomer(customer);
  await chooseOption(page, 'Temporada', 'PV 2026');
  await (await form.addProduct('DKX-620')).getByLabel('Bolsas').fill('10');
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
  await dialog.getByLabel('Importe').fill('3950.01');
  await expect(dialog.getByText('Los abonos superan el total por $0.01.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Abonar todo el saldo' }).click();
  await dialog.getByRole('button', { name: 'Guardar abono' }).click();
  await expect(dialog).toBeHidden();
  await expect(getSummaryNumbers(page)).toContainText(['$39,500.00', '$23,700.00', '$0.00']);
  await expect(page.getByText('Convertido').first()).toBeVisible();

  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect.poll(readBalance).toBe(owedBefore - 3950);
});

test('X-12 R-17 what was paid for a cancelled DKbono is seen in favour of the customer, with the list that shows it', async ({
  page,
}) => {
  const { customer } = await createZoneWithCustomer();
  await signIn(page, ACCOUNTS.consultant);
  const form = new SaleForm(page, 'voucher');
  await form.open();
  await form.chooseCustomer(customer);
  await chooseOption(page, 'Temporada', 'PV 2026');
  await (await form.addProduct('DKX-620')).getByLabel('Bolsas').fill('2');
  await page.getByLabel('Importe').fill('1234.5');
  await form.submit();
  const heading = page.getByRole('heading', { level: 1, name: /DKB-/ });
  const folio = /DKB-\d{4}-\d{6}/.exec(await heading.innerText())?.[0] ?? 'no folio';
  await chooseMoreAction(page, 'Cancelar DKbono');
  const dialog = page.getByRole('dialog', { name: /Cancelar el DKbono/ });
  await dialog.getByRole('textbox').fill('El cliente desistió');
  await dialog.getByRole('button', { name: 'Cancelar el DKbono' }).click();
  await expect(getSummaryNumbers(page)).toContainText(['$7,900.00', '$1,234.50', '$0.00']);

  await heading.getByRole('link').click();
  await page.getByLabel('Cifras del cliente').getByRole('link', { name: 'DKbonos cancelados' }).click();
  await expect(page).toHaveURL(/balance=credit/);
  await expect(page.getByText('Con saldo a favor').first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(folio) })).toContainText('$1,234.50');
});
