import { SalesList } from '../../pageObjects/salesList';
import { signInWithoutForm } from '../../pageObjects/session';
import { expect, expectNoHorizontalScroll, test, collectConsoleErrors } from '../../support/test';
import { chooseOption } from '../../pageObjects/select';

const SALES = '/dashboard/sales/list/sale';
const VOUCHERS = '/dashboard/sales/list/voucher';

test('R-23 X-13 a deleted sale leaves the list and a delivered one shows its status, without a reload', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  const list = new SalesList(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto(SALES);
  await expect(list.getFirstRowWith('Registrada')).toBeVisible();
  const folio = await list.readFolio(list.getFirstRowWith('Registrada'));
  await page.goto(`${SALES}?search=${folio}`);
  await list.chooseAction(folio, 'Eliminar');
  await expect(page.getByRole('dialog', { name: `¿Eliminar la venta ${folio}?` })).toBeVisible();
  await list.confirm('Eliminar la venta');
  await expect(list.getRow(folio)).toHaveCount(0);
  await expect(page.getByText('0 ventas')).toBeVisible();
  await expect(page.getByText('Ningún registro coincide con los filtros.')).toBeVisible();

  await page.getByRole('button', { name: 'Limpiar filtros' }).last().click();
  const otherFolio = await list.readFolio(list.getFirstRowWith('Registrada'));
  await list.chooseAction(otherFolio, 'Marcar como entregada');
  await list.confirm('Marcar como entregada');
  await expect(list.getRow(otherFolio).getByText('Entregada')).toBeVisible();
  await expect(page.getByRole('button', { name: `Acciones de ${otherFolio}` })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('R-24 X-12 a payment added from the list shows in it; cancelling a DKbono requires a reason', async ({ page }) => {
  const list = new SalesList(page);
  await signInWithoutForm(page, 'consultant');
  await page.goto(`${VOUCHERS}?status=ABIERTO`);
  const folio = await list.readFolio(list.getFirstRowWith('Abierto'));
  await page.goto(`${VOUCHERS}?search=${folio}`);
  await list.chooseAction(folio, 'Registrar abono');
  await page.getByRole('dialog').getByLabel('Importe').fill('500.25');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar abono' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(list.getRow(folio).getByText('$500.25')).toBeVisible();
  await expect(list.getRow(folio).getByText('Con abonos')).toBeVisible();

  await list.chooseAction(folio, 'Cancelar DKbono');
  await list.confirm('Cancelar el DKbono');
  await expect(page.getByText('Escriba el motivo de la cancelación.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo de la cancelación' }).fill('El cliente desistió de la compra');
  await list.confirm('Cancelar el DKbono');
  await expect(list.getRow(folio).getByText('Cancelado')).toBeVisible();
});

test('E-05 X-08 a link reproduces the view, and the other tab retains the common filters', async ({ page }) => {
  const list = new SalesList(page);
  await signInWithoutForm(page, 'supervisor');
  await page.goto(`${VOUCHERS}?balance=due&sort=-total`);
  const chips = page.getByRole('list', { name: 'Filtros en uso' });
  await expect(chips.getByText('Con saldo pendiente')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await chooseOption(page, 'Vigencia', 'Vence en 30 días');
  await expect(page).toHaveURL(/expiresIn=30/);
  await page.getByRole('button', { name: 'Más filtros' }).click();
  await page.getByRole('combobox', { name: 'Zona' }).click();
  await page.getByTitle('Laguna').last().click();
  await expect(page).toHaveURL(/zoneId=/);
  await list.openTab('Ventas');
  await expect(page).toHaveURL(/list\/sale\?zoneId=[\da-f-]+$/);
  await expect(chips.getByText('Laguna')).toBeVisible();
});

test('R-23 at 360 px each sale is a card with actions, and the sort order is among the filters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithoutForm(page, 'consultant');
  await page.goto(SALES);
  const cards = page.getByRole('list', { name: 'ventas' });
  await cards
    .getByRole('button', { name: /^Acciones de V-/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await chooseOption(page, 'Ordenar por', 'Total, de mayor a menor');
  await expect(page).toHaveURL(/sort=-total/);
  await expectNoHorizontalScroll(page);
});

test('remembers the chosen columns', async ({ page }) => {
  await signInWithoutForm(page, 'admin');
  await page.goto(VOUCHERS);
  await expect(page.getByRole('columnheader', { name: 'Saldo' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Distribuidor' })).toHaveCount(0);
  await page.getByText('Columnas', { exact: true }).click();
  for (const name of ['Distribuidor', 'Temporada', 'Hectáreas']) await page.getByRole('checkbox', { name }).check();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Distribuidor' })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

for (const width of [1024, 1280, 1440, 1920]) {
  test(`R-23 R-24 at ${width} px the lists do not make the page scroll horizontally`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInWithoutForm(page, 'admin');
    for (const path of [SALES, VOUCHERS]) {
      await page.goto(path);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expectNoHorizontalScroll(page);
    }
  });
}
