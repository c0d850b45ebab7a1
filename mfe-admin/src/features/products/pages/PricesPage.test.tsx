import type { ProductPrice } from '@surco/shared/contract';
import { createXlsxFile, mockApi, mockUpload, recordBody, renderPage } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import PricesPage from './PricesPage';

const createPrice = (productId: string, code: string, price: string): ProductPrice => ({
  productId,
  code,
  name: `Maíz ${code}`,
  crop: 'MAIZ',
  use: 'SILO',
  enabled: true,
  price,
  since: '2026-01-01',
  planned: [],
  generalPrice: price,
  list: { seasonId: null, zoneId: null },
});
const planned = { ...createPrice('b', 'DKX-700', '5000.00'), planned: [{ price: '5200.00', validFrom: '2027-01-15' }] };
const products = [createPrice('a', 'DKX-620', '4000.00'), planned];

async function open() {
  const bodies: unknown[] = [];
  const requests = mockApi({
    'GET /prices': { data: products },
    'POST /prices': recordBody(bodies, { data: products }),
    'DELETE /prices/b/planned': { data: products },
  });
  const view = renderPage(<PricesPage />, '/dashboard/products/prices');
  await screen.findByLabelText('Precio nuevo de DKX-620');
  return { ...view, requests, bodies };
}

test('P-04 changes the shown products by a percentage, shows the difference and asks before it saves', async () => {
  const { user, bodies } = await open();
  await user.type(screen.getByLabelText('Buscar por clave o nombre'), '620');
  await user.type(screen.getByLabelText('Cambio'), '4.5');
  await user.click(screen.getByRole('button', { name: 'Aplicar a 1 producto' }));
  expect(within(screen.getByRole('row', { name: /DKX-620/ })).getByText('+4.5 %')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar precios' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cambiar 1 precio?' }));
  expect(bodies).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cambiar los precios' }));
  expect(await screen.findByLabelText('Precio nuevo de DKX-620')).toHaveValue('');
  expect(bodies).toMatchObject([{ changes: [{ productId: 'a', currentPrice: '4000.00', price: '4180.00' }] }]);
});

test('P-04 shows planned prices and cancels them after a confirmation', async () => {
  const { user, requests } = await open();
  expect(screen.getByText('$5,200.00 desde el 15/01/27')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar el precio programado de DKX-700' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar los precios' }));
  expect(requests).toContainEqual(expect.objectContaining({ method: 'DELETE', url: '/prices/b/planned' }));
});

test('P-04 a price of zero and a form without changes are explained', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Guardar precios' }));
  expect(await screen.findByText('Escriba al menos un precio nuevo.')).toBeVisible();
  await user.type(screen.getByLabelText('Precio nuevo de DKX-620'), '0');
  await user.click(screen.getByRole('button', { name: 'Guardar precios' }));
  const field = screen.getByLabelText('Precio nuevo de DKX-620');
  expect(field).toHaveAccessibleDescription('Escriba un precio mayor que cero, con dos decimales como máximo.');
});

test('P-04 X-21 fills in the prices of a file for review', async () => {
  const { user } = await open();
  const sent = mockUpload(() => ({
    status: 200,
    body: { data: { rows: 1, prices: [{ productId: 'a', price: '4100.00' }], errors: [] } },
  }));
  await user.click(screen.getByText('Traer los precios de un archivo'));
  await user.upload(screen.getByLabelText('Archivo de precios'), createXlsxFile('precios.xlsx'));
  expect(await screen.findByText('El archivo trae 1 precio. Revíselo y guarde.')).toBeVisible();
  expect(screen.getByLabelText('Precio nuevo de DKX-620')).toHaveValue('4,100');
  expect(sent.map(({ url }) => url)).toEqual(['/api/prices/read-file']);
});

test('P-04 Enter in a price moves to the next one and does not save', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Precio nuevo de DKX-620'), '4100{Enter}');
  expect(screen.getByLabelText('Precio nuevo de DKX-700')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
