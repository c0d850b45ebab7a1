import type { Product } from '@surco/shared/contract';
import { renderPage, mockApi, createPage, recordBody } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { TestRoutes } from '../../../testing/TestRoutes';
import RegisterInventoryPage from './RegisterInventoryPage';

const createProduct = (id: string, code: string): Pick<Product, 'id' | 'code' | 'name'> => ({
  id,
  code,
  name: `Maíz ${code}`,
});

const optionResponses = {
  'GET /products/enabled': { data: [createProduct('p-1', 'DKX-620'), createProduct('p-2', 'DKX-680')] },
  'GET /seasons': createPage([{ id: 's-1', name: 'PV 2026' }]),
  'GET /distributors': { data: [{ id: 'd-1', name: 'Agrosemillas del Norte' }] },
};

const page = (
  <TestRoutes
    pages={{
      '/dashboard/seasons/register': <RegisterInventoryPage />,
      '/dashboard/seasons/inventory': <p>El inventario</p>,
    }}
  />
);
const ADDRESS = '/dashboard/seasons/register?seasonId=s-1&distributorId=d-1';
const getSaveButton = () => screen.getByRole('button', { name: 'Registrar inventario' });

test('R-35 P-03 adds pasted rows, reports rejected lines and sends all rows in one request', async () => {
  const sent: unknown[] = [];
  mockApi({
    ...optionResponses,
    'POST /inventories': recordBody(sent, { data: [] }),
  });
  const { user } = renderPage(page, ADDRESS);
  await user.click(await screen.findByLabelText('Clave del renglón 1'));
  await user.paste('DKX-620\t1,200\nNADA-9\t5\ndkx-680\t40');
  expect(screen.getByText('2 renglones agregados a la lista.')).toBeVisible();
  expect(screen.getByText('Renglón 2: «NADA-9 · 5», no hay un producto habilitado con esa clave.')).toBeVisible();
  expect(screen.getByText('Maíz DKX-680', { selector: 'span' })).toBeVisible();
  await user.click(getSaveButton());
  expect(await screen.findByText('El inventario')).toBeVisible();
  const seasonAndDistributor = { seasonId: 's-1', distributorId: 'd-1' };
  expect(sent).toEqual([
    {
      rows: [
        { ...seasonAndDistributor, productId: 'p-1', initial: 1200 },
        { ...seasonAndDistributor, productId: 'p-2', initial: 40 },
      ],
    },
  ]);
});

test('R-35 shows errors of the API at their rows and keeps the typed values', async () => {
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
  await user.type(await screen.findByLabelText('Clave del renglón 1'), 'DKX-620');
  await user.type(screen.getByLabelText('Bolsas del renglón 1'), '10');
  await user.type(screen.getByLabelText('Clave del renglón 3'), 'DKX-680');
  await user.type(screen.getByLabelText('Bolsas del renglón 3'), '20');
  await user.click(getSaveButton());
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Clave del renglón 3')).toBeInvalid();
  expect(screen.getByLabelText('Clave del renglón 1')).toBeValid();
  expect(screen.getByLabelText('Bolsas del renglón 3')).toHaveValue('20');
});

test('R-35 rejects an unknown code, a duplicate product and missing bags before sending', async () => {
  const requests = mockApi(optionResponses);
  const { user } = renderPage(page, ADDRESS);
  await user.type(await screen.findByLabelText('Clave del renglón 1'), 'NADA');
  await user.type(screen.getByLabelText('Clave del renglón 2'), 'DKX-620');
  await user.type(screen.getByLabelText('Bolsas del renglón 2'), '1');
  await user.type(screen.getByLabelText('Clave del renglón 3'), 'dkx-620');
  await user.click(getSaveButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No hay un producto habilitado con esta clave.');
  expect(alert).toHaveTextContent('Este producto está dos veces en la lista.');
  expect(alert).toHaveTextContent('Escriba cuántas bolsas hay.');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});
