import { page, season, voucher } from '../../../testing/fixtures';
import { openSite } from '../../../testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import type { Voucher } from '@surco/shared/contract';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { enabled, sale } from '../../../testing/fixtures';
import CreateSalePage from './CreateSalePage';

const settled = voucher({
  status: 'LIQUIDADO',
  paid: '123660.50',
  balance: '0.00',
  season: { ...voucher().season, startDate: '2020-05-01' },
});

const open = (record: Voucher, answers = {}) =>
  openSite(
    { 'create-sale/:voucherId?': <CreateSalePage /> },
    'create-sale/b-1',
    'Consultant',
    { 'GET /vouchers/b-1': { data: record }, ...answers },
    { 'POST /sales': () => ({ data: sale({ voucherId: 'b-1' }) }) },
  );

const line = (name: string) => screen.findByLabelText(name, { selector: 'li' });

test('R-25 T-03 X-18 X-19 X-20 with a DKbono the form preloads what it needs, the lines and the prices', async () => {
  const dearer = { ...enabled('DKX-620'), basePrice: '9999.00' };
  const { asked } = open(settled, { 'GET /products/enabled': { data: [dearer] } });
  const maize = await line('Maíz DKX-620');
  expect(within(maize).getByLabelText(/Bolsas/)).toHaveValue('29');
  expect(within(maize).getByLabelText(/Descuento/)).toHaveValue('5');
  expect(maize).toHaveTextContent('Precio conservado $3,950.00');
  // Its 29 bags are its own, beside the 40 that are free.
  await waitFor(() => expect(maize).toHaveTextContent('69 bolsas disponibles'));
  // The sorghum has left the catalogue meanwhile.
  expect(await line('Sorgo forrajero DKX-S10')).toHaveTextContent('Salió del catálogo');
  expect(asked.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/vouchers/b-1',
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
});

test('T-03 customer and season are the DKbono’s; it is sent with its id, its prices left to the server', async () => {
  const { user, sent } = open(settled);
  await line('Maíz DKX-620');
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
      { productId: demoProduct('DKX-620').id, quantity: 29, discount: 0.05 },
      { productId: demoProduct('DKX-S10').id, quantity: 6, discount: 0 },
    ],
  });
});

test('T-03 what was paid, what is owed and what the conversion asks for are told; too little is refused here', async () => {
  const { user, sent } = open(voucher({ season: settled.season }));
  const terms = (await screen.findByText('Se requiere')).closest('section') ?? document.body;
  for (const text of ['$75,000.25', '$48,660.25', '$123,660.50']) expect(terms).toHaveTextContent(text);
  await user.click(await screen.findByRole('button', { name: 'Convertir en venta' }));
  const missing = 'Faltan $48,660.25 por abonar para convertir el DKbono en venta.';
  expect(await within(terms).findByText(missing)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('T-03 a DKbono that was converted already is told, with the way back to it', async () => {
  open(voucher({ status: 'CONVERTIDO', saleId: 'v-1' }));
  expect(await screen.findByText(/DKB-2026-000045 está convertido: ya no se puede convertir/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Ver el DKbono/ })).toHaveAttribute('href', '/dashboard/sales/dkbono/b-1');
});

test('T-02 a season that has closed for sales is told at the season', async () => {
  const closed = { ...settled.season, isOpen: false };
  const { user } = open({ ...settled, season: closed }, { 'GET /seasons': page([season({ id: 's-2' })]) });
  await user.click(await screen.findByRole('button', { name: 'Convertir en venta' }));
  expect(await screen.findByLabelText(/Temporada/)).toHaveAccessibleDescription(/ya no está abierta para ventas/);
});
