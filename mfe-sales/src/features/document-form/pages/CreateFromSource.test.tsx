import type { Voucher } from '@surco/shared/contract';
import { getDemoProduct } from '@surco/shared/demo';
import { type DocumentPrefill, formatPrefillQuery } from '@surco/shared/domain';
import { hasUnsavedChanges } from '@surco/shared/platform';
import type { MockResponses } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findLine } from '../../../testing/findLine';
import { createVoucher, createEnabledProduct, createSale } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import CreateSalePage from './CreateSalePage';
import CreateVoucherPage from './CreateVoucherPage';

const paidVoucher = createVoucher({
  status: 'LIQUIDADO',
  paid: '123660.50',
  balance: '0.00',
  season: { ...createVoucher().season, startDate: '2020-05-01' },
});

const openConversion = (voucher: Voucher, responses: MockResponses = {}) =>
  openPages(
    { 'create-sale/:voucherId?': <CreateSalePage /> },
    'create-sale/b-1',
    'Consultant',
    { 'GET /vouchers/b-1': { data: voucher }, ...responses },
    { 'POST /sales': () => ({ data: createSale({ voucherId: 'b-1' }) }) },
  );

test('R-25 T-03 X-18 X-19 X-20 preloads reference data, lines and prices of a DKbono', async () => {
  const productWithNewPrice = { ...createEnabledProduct('DKX-620'), basePrice: '9999.00' };
  const { requests } = openConversion(paidVoucher, { 'GET /products/enabled': { data: [productWithNewPrice] } });
  const maize = await findLine('Maíz DKX-620');
  expect(within(maize).getByLabelText(/Bolsas/)).toHaveValue('29');
  expect(within(maize).getByLabelText(/Descuento/)).toHaveValue('5');
  expect(maize).toHaveTextContent('Precio conservado $3,950.00');
  // The DKbono's own 29 bags plus 40 available.
  await waitFor(() => expect(maize).toHaveTextContent('69 bolsas disponibles'));
  // The sorghum was disabled meanwhile.
  expect(await findLine('Sorgo forrajero DKX-S10')).toHaveTextContent('Salió del catálogo');
  expect(requests.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/vouchers/b-1',
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
});

test('T-03 fixes customer and season and sends the DKbono id with all lines', async () => {
  const { user, sent } = openConversion(paidVoucher);
  await findLine('Maíz DKX-620');
  expect(screen.getByLabelText(/Cliente/)).toHaveTextContent('José Muñoz');
  expect(screen.getByLabelText(/Temporada/)).toHaveTextContent('PV 2026');
  expect(screen.queryByRole('combobox', { name: /Cliente/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Convertir en venta' }));
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({
    voucherId: 'b-1',
    customerId: 'c-1',
    seasonId: 's-1',
    lines: [
      { productId: getDemoProduct('DKX-620').id, quantity: 29, discount: 0.05 },
      { productId: getDemoProduct('DKX-S10').id, quantity: 6, discount: 0 },
    ],
  });
});

test('T-03 shows paid, balance and conversion minimum, and rejects too small a payment', async () => {
  const { user, sent } = openConversion(createVoucher({ season: paidVoucher.season }));
  const requirement = (await screen.findByText('Se requiere')).closest('section') ?? document.body;
  for (const text of ['$75,000.25', '$48,660.25', '$123,660.50']) expect(requirement).toHaveTextContent(text);
  await user.click(await screen.findByRole('button', { name: 'Convertir en venta' }));
  const missingAmount = 'Faltan $48,660.25 por abonar para convertir el DKbono en venta.';
  expect(await within(requirement).findByText(missingAmount)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('T-03 says that a DKbono was already converted and links back', async () => {
  openConversion(createVoucher({ status: 'CONVERTIDO', saleId: 'v-1' }));
  expect(await screen.findByText(/DKB-2026-000045 está convertido: ya no se puede convertir/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ver el DKbono/ })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-1');
});

const PAGES = { 'create-sale': <CreateSalePage />, 'create-dkbono': <CreateVoucherPage /> };
const maize = getDemoProduct('DKX-620');
const prefill: DocumentPrefill = {
  productId: maize.id,
  bags: 29,
  hectares: 19.7,
  discount: 0.05,
  customerId: 'c-1',
  simulationId: 'm-1',
  name: 'Establo norte',
};

const openPrefilled = (page: 'create-sale' | 'create-dkbono', changes: Partial<DocumentPrefill> = {}) =>
  openPages(
    PAGES,
    `${page}${formatPrefillQuery({ ...prefill, ...changes })}`,
    'Consultant',
    {},
    {
      'POST /sales': () => ({ data: createSale() }),
      'POST /vouchers': () => ({ data: createVoucher() }),
    },
  );

test('R-25 X-11 prefills a sale from a simulation, says so and submits it', async () => {
  const { user, sent } = openPrefilled('create-sale');
  const row = await findLine();
  expect(within(row).getByLabelText(/Bolsas/)).toHaveValue('29');
  expect(within(row).getByLabelText(/Hectáreas/)).toHaveValue('19.7');
  expect(within(row).getByLabelText(/Descuento/)).toHaveValue('5');
  expect(screen.getByText('José Muñoz')).toBeInTheDocument();
  const notice = screen.getByRole('region', { name: 'Datos del simulador' });
  expect(notice).toHaveTextContent('vienen del escenario «Establo norte»');
  expect(within(notice).getByRole('link', { name: 'Ver el escenario' })).toHaveAttribute(
    'href',
    '/dashboard/simulator/simulator?simulation=m-1',
  );
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Registrar venta' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    customerId: 'c-1',
    seasonId: 's-1',
    lines: [{ productId: maize.id, quantity: 29, discount: 0.05, hectares: 19.7 }],
  });
});

test('R-25 reports unavailable parts of a simulation and applies the rest', async () => {
  openPrefilled('create-sale', { productId: 'gone', customerId: 'someone-elses', name: '', simulationId: '' });
  const notice = await screen.findByRole('region', { name: 'Datos del simulador' });
  expect(notice).toHaveTextContent('El producto del escenario ya no está a la venta: elija otro.');
  expect(notice).toHaveTextContent('El cliente del escenario no está entre los clientes activos a su cargo');
  expect(within(notice).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/La venta aún no tiene productos/)).toBeVisible();
});
