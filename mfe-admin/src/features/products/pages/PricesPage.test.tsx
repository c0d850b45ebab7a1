import type { ProductPrice } from '@surco/shared/contract';
import {
  chooseOption,
  createPage,
  createXlsxFile,
  mockApi,
  mockUpload,
  recordBody,
  renderPage,
  testId,
} from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  fallbackPrice: price,
  list: { seasonId: null, zoneId: null },
});
const planned = {
  ...createPrice(testId('b'), 'DKX-700', '5000.00'),
  planned: [{ price: '5200.00', validFrom: '2027-01-15' }],
};
const createZone = (id: string, name: string) => ({ id, name });
const products = [createPrice(testId('a'), 'DKX-620', '4000.00'), planned];

const lists = [
  { season: null, zone: { id: testId('z'), name: 'Laguna' }, products: 1 },
  { season: null, zone: { id: testId('y'), name: 'Bajío' }, products: 1 },
];
const zoneList = { seasonId: null, zoneId: testId('z') };
const inZone = [
  {
    ...createPrice(testId('a'), 'DKX-620', '3800.00'),
    list: zoneList,
    generalPrice: '4000.00',
    fallbackPrice: '4000.00',
  },
  createPrice(testId('b'), 'DKX-700', '5000.00'),
];
const inOtherZone = [
  { ...createPrice(testId('a'), 'DKX-620', '3900.00'), list: { seasonId: null, zoneId: testId('y') } },
  planned,
];

async function open(query = '') {
  const bodies: unknown[] = [];
  const requests = mockApi({
    'GET /prices': ({ searchParams }) => {
      const zoneId = searchParams.get('zoneId');
      return { data: zoneId === testId('z') ? inZone : zoneId === testId('y') ? inOtherZone : products };
    },
    'GET /prices/lists': { data: lists },
    'GET /zones': createPage([createZone(testId('z'), 'Laguna'), createZone(testId('y'), 'Bajío')]),
    'GET /seasons': createPage([{ id: 's', name: 'PV 2026' }]),
    'POST /prices': recordBody(bodies, { data: products }),
  });
  const view = renderPage(<PricesPage />, `/dashboard/products/prices${query}`);
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
  expect(bodies).toMatchObject([{ changes: [{ productId: testId('a'), currentPrice: '4000.00', price: '4180.00' }] }]);
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

test('P-04 fills in the prices of a file for review', async () => {
  const { user } = await open();
  const sent = mockUpload(() => ({
    status: 200,
    body: { data: { rows: 1, prices: [{ productId: testId('a'), price: '4100.00' }], errors: [] } },
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

test('P-04 a list shows its prices beside the general ones, and a product can leave it', async () => {
  const { user, bodies } = await open(`?zoneId=${testId('z')}`);
  expect(await screen.findByText(/^Zona Laguna: contiene solo los productos/)).toBeVisible();
  const row = within(screen.getByRole('row', { name: /DKX-620/ }));
  expect(row.getByText('$4,000.00')).toBeVisible();
  expect(row.getByText('$3,800.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar DKX-700 de esta lista' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Quitar DKX-620 de esta lista' }));
  expect(row.getByText('Vuelve a $4,000.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar precios' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cambiar 1 precio?' }));
  expect(dialog.getByText(/^Lista: Zona Laguna\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cambiar los precios' }));
  await screen.findByLabelText('Precio nuevo de DKX-620');
  expect(bodies).toMatchObject([
    { zoneId: testId('z'), changes: [{ productId: testId('a'), currentPrice: '3800.00', price: null }] },
  ]);
});

test('P-04 a percentage of the shown products keeps the others that leave the list', async () => {
  const { user } = await open(`?zoneId=${testId('z')}`);
  await user.click(await screen.findByRole('button', { name: 'Quitar DKX-620 de esta lista' }));
  await user.type(screen.getByLabelText('Buscar por clave o nombre'), '700');
  await user.type(screen.getByLabelText('Cambio'), '10');
  await user.click(screen.getByRole('button', { name: 'Aplicar a 1 producto' }));
  expect(screen.getByLabelText('Precio nuevo de DKX-700')).toHaveValue('5,500');
  await user.clear(screen.getByLabelText('Buscar por clave o nombre'));
  expect(screen.getByText('Vuelve a $4,000.00')).toBeVisible();
});

test('P-04 copies the prices of another list with a percentage', async () => {
  const { user } = await open(`?zoneId=${testId('z')}`);
  await chooseOption(user, 'A partir de', 'Zona Bajío');
  await user.type(screen.getByLabelText('Cambio'), '10');
  await user.click(screen.getByRole('button', { name: 'Traer los precios' }));
  await waitFor(() => expect(screen.getByLabelText('Precio nuevo de DKX-620')).toHaveValue('4,290'));
  expect(screen.getByLabelText('Precio nuevo de DKX-700')).toHaveValue('');
});

test('P-04 asks before another list replaces the prices that were typed', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Precio nuevo de DKX-620'), '4500');
  await user.click(screen.getByRole('link', { name: 'Zona Laguna (1 producto)' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Descartar los precios sin guardar?' }));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Precio nuevo de DKX-620')).toHaveValue('4,500');
  await chooseOption(user, 'Zona', 'Laguna');
  const again = within(await screen.findByRole('dialog', { name: '¿Descartar los precios sin guardar?' }));
  await user.click(again.getByRole('button', { name: 'Descartar los precios' }));
  expect(await screen.findByRole('button', { name: 'Quitar DKX-620 de esta lista' })).toBeVisible();
  expect(screen.getByLabelText('Precio nuevo de DKX-620')).toHaveValue('');
});
