import type { Page } from '@playwright/test';
import { salesPaths } from '@surco/shared/contract';
import { openFirst, type Picture, waitForText } from './picture';

const SALE = /^V-\d{4}-\d{6}$/;
const VOUCHER = /^DKB-\d{4}-\d{6}$/;

async function chooseOption(page: Page, field: string, text: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field });
  await input.click();
  await input.fill(text);
  await page.locator('.ant-select-item-option').filter({ hasText: text }).first().click();
}

async function fillSale(page: Page): Promise<void> {
  await chooseOption(page, 'Cliente', 'Lecher');
  await chooseOption(page, 'Agregar producto', 'DKX-540');
  await page.getByRole('list', { name: 'Productos de la venta' }).getByLabel('Bolsas').fill('12');
  await page
    .getByText(/bolsas? disponibles?/)
    .first()
    .waitFor();
}

async function openPayment(page: Page): Promise<void> {
  await page.goto(`${salesPaths.voucherList}?status=CON_ABONOS`);
  await openFirst(VOUCHER, () => page.getByRole('button', { name: 'Registrar abono' }))(page);
  await page.getByRole('button', { name: 'Registrar abono' }).first().click();
  await page.getByRole('dialog').getByLabel('Importe').waitFor();
}

export const salesPictures: readonly Picture[] = [
  { name: 'ventas', account: 'admin', path: salesPaths.saleList, prepare: waitForText(SALE) },
  { name: 'nueva-venta', account: 'consultant', path: salesPaths.createSale, height: 760, prepare: fillSale },
  {
    name: 'nueva-venta-telefono',
    account: 'consultant',
    path: salesPaths.createSale,
    isPhone: true,
    prepare: fillSale,
  },
  {
    name: 'venta',
    account: 'consultant',
    path: salesPaths.saleList,
    prepare: openFirst(SALE, (page) => page.getByRole('heading', { name: 'Historial' })),
  },
  { name: 'dkbonos', account: 'consultant', path: salesPaths.voucherList, prepare: waitForText(VOUCHER) },
  {
    name: 'dkbono',
    account: 'consultant',
    path: `${salesPaths.voucherList}?status=CON_ABONOS`,
    prepare: openFirst(VOUCHER, (page) => page.getByRole('heading', { name: 'Historial' })),
  },
  {
    name: 'abono',
    account: 'consultant',
    path: salesPaths.voucherList,
    prepare: openPayment,
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'en-este-dispositivo',
    account: 'consultant',
    path: salesPaths.createSale,
    isPhone: true,
    height: 420,
    prepare: async (page) => {
      await fillSale(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Guardar borrador y salir' }).click();
      await page.getByRole('region', { name: 'En este dispositivo' }).waitFor();
    },
  },
];
