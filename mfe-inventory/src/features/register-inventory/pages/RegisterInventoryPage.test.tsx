import type { Product } from '@surco/shared/contract';
import { renderPage, mockApi, createPage, recordBody, chooseOption, testId } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { createInventory } from '../../../testing/inventoryFixtures';
import { TestRoutes } from '../../../testing/TestRoutes';
import RegisterInventoryPage from './RegisterInventoryPage';

const createProduct = (id: string, code: string): Pick<Product, 'id' | 'code' | 'name'> => ({
  id,
  code,
  name: `Maíz ${code}`,
});

const optionResponses = {
  'GET /products/enabled': { data: [createProduct(testId('p-1'), 'DKX-620'), createProduct(testId('p-2'), 'DKX-680')] },
  'GET /seasons': createPage([{ id: testId('s-1'), name: 'PV 2026' }]),
  'GET /inventories': createPage([]),
  'GET /distributors': { data: [{ id: testId('d-1'), name: 'Agrosemillas del Norte' }] },
};

const page = (
  <TestRoutes
    pages={{
      '/dashboard/seasons/register': <RegisterInventoryPage />,
      '/dashboard/seasons/inventory': <p>El inventario</p>,
    }}
  />
);
const ADDRESS = `/dashboard/seasons/register?seasonId=${testId('s-1')}&distributorId=${testId('d-1')}`;
const getSaveButton = () => screen.getByRole('button', { name: 'Registrar inventario' });

const getBagsField = (code: string) => screen.getByLabelText(`Bolsas de ${code}`);
const findBagsField = (code: string) => screen.findByLabelText(`Bolsas de ${code}`);

test('R-35 P-03 takes pasted bags, reports rejected lines and sends all rows in one request', async () => {
  const sent: unknown[] = [];
  mockApi({
    ...optionResponses,
    'POST /inventories': recordBody(sent, { data: [] }),
  });
  const { user } = renderPage(page, ADDRESS);
  await user.click(await findBagsField('DKX-620'));
  await user.paste('DKX-620\t1,200\nNADA-9\t5\ndkx-680\t40');
  expect(screen.getByText('2 productos con bolsas pegadas.')).toBeVisible();
  expect(screen.getByText('Fila 2: «NADA-9 · 5», no hay un producto habilitado con esa clave.')).toBeVisible();
  expect(getBagsField('DKX-680')).toHaveValue('40');
  await user.click(getSaveButton());
  expect(await screen.findByText('El inventario')).toBeVisible();
  const seasonAndDistributor = { seasonId: testId('s-1'), distributorId: testId('d-1') };
  expect(sent).toEqual([
    {
      rows: [
        { ...seasonAndDistributor, productId: testId('p-1'), initial: 1200 },
        { ...seasonAndDistributor, productId: testId('p-2'), initial: 40 },
      ],
    },
  ]);
});

test('R-35 shows errors of the API at their rows, keeps the typed values, and shows failing rows despite the filter', async () => {
  mockApi({
    ...optionResponses,
    'POST /inventories': () => ({
      status: 409,
      code: 'DUPLICADO',
      error: 'Este producto ya tiene inventario.',
      details: [{ path: 'rows.1.productId', message: 'Este producto ya tiene inventario.' }],
    }),
  });
  const { user } = renderPage(page, ADDRESS);
  await user.type(await findBagsField('DKX-620'), '10');
  await user.type(getBagsField('DKX-680'), '20');
  await user.type(screen.getByRole('searchbox'), '620');
  expect(screen.queryByLabelText('Bolsas de DKX-680')).toBeNull();
  await user.click(getSaveButton());
  await screen.findByRole('alert');
  expect(getBagsField('DKX-680')).toBeInvalid();
  expect(getBagsField('DKX-680')).toHaveValue('20');
  expect(getBagsField('DKX-620')).toBeValid();
});

test('R-35 rejects a registration without bags, and bags that are not a whole number, before sending', async () => {
  const requests = mockApi(optionResponses);
  const { user } = renderPage(page, `/dashboard/seasons/register?seasonId=${testId('s-1')}`);
  await findBagsField('DKX-620');
  await user.click(getSaveButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Elija un distribuidor.');
  expect(alert).toHaveTextContent('Escriba las bolsas de al menos un producto.');
  await user.type(getBagsField('DKX-620'), '1.5');
  expect(getBagsField('DKX-620')).toBeInvalid();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('R-35 Enter moves from field to field, and Ctrl+Enter registers', async () => {
  const sent: unknown[] = [];
  mockApi({ ...optionResponses, 'POST /inventories': recordBody(sent, { data: [] }) });
  const { user } = renderPage(page, ADDRESS);
  await findBagsField('DKX-620');
  await user.type(screen.getByRole('searchbox'), 'dkx{Enter}5{Enter}6{Shift>}{Enter}{/Shift}7{Enter}{Enter}');
  expect([getBagsField('DKX-620'), getBagsField('DKX-680')].map((field) => field.getAttribute('value'))).toEqual([
    '7',
    '6',
  ]);
  expect(sent).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('El inventario')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('R-35 a product that already has inventory shows its available bags and can only be adjusted', async () => {
  const sent: unknown[] = [];
  mockApi({
    ...optionResponses,
    'GET /inventories': createPage([createInventory({ id: 'i-7', productId: testId('p-1'), available: 1390 })]),
    'POST /inventories': recordBody(sent, { data: [] }),
  });
  const { user } = renderPage(page, `/dashboard/seasons/register?seasonId=${testId('s-1')}`);
  await user.type(await findBagsField('DKX-620'), '3');
  await user.type(getBagsField('DKX-680'), '4');
  await chooseOption(user, /Distribuidor/, 'Agrosemillas del Norte');
  expect(await screen.findByRole('link', { name: 'Ajustar DKX-620' })).toHaveAttribute(
    'href',
    '/dashboard/seasons/update/i-7',
  );
  expect(screen.getByRole('row', { name: /DKX-620/ })).toHaveTextContent('1,390');
  await user.click(getSaveButton());
  expect(await screen.findByText('El inventario')).toBeVisible();
  expect(sent).toMatchObject([{ rows: [{ productId: testId('p-2'), initial: 4 }] }]);
});

test('R-35 without enabled products it leads to a new product', async () => {
  mockApi({ ...optionResponses, 'GET /products/enabled': { data: [] } });
  renderPage(page, ADDRESS);
  expect(await screen.findByText('Aún no hay productos a la venta.')).toBeVisible();
});
