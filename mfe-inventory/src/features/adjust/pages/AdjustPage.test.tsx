import { renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { InRoutes } from '../../../testing/InRoutes';
import { detail, inventory } from '../../../testing/stock';
import AdjustPage from './AdjustPage';

const page = (
  <InRoutes
    pages={{ '/dashboard/seasons/update/:id?': <AdjustPage />, '/dashboard/seasons/details/:id': <p>El detalle</p> }}
  />
);
const ADDRESS = '/dashboard/seasons/update/i-1';
const read = { data: detail([], { available: 30, sold: 370, version: 4 }) };
const save = () => screen.getByRole('button', { name: 'Guardar ajuste' });

test('R-36 P-03 what will be left is shown live, and more than there is is refused at its field', async () => {
  const asked = serve({ 'GET /inventories/i-1': read });
  const { user } = renderPage(page, ADDRESS);
  await user.type(await screen.findByLabelText(/Bolsas/), '12');
  expect(screen.getByText('42')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Movimiento'), 'Restar bolsas');
  expect(screen.getByText('18')).toBeVisible();
  await user.type(screen.getByLabelText(/Bolsas/), '31');
  await user.click(save());
  expect(screen.getByLabelText(/Bolsas/)).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Solo hay 30 bolsas disponibles: no se pueden restar más.');
  expect(screen.getByRole('alert')).toHaveTextContent('Escriba el motivo del ajuste.');
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
});

test('R-36 an adjustment goes with its sign, reason and version; a stale one shows both figures first', async () => {
  const sent: unknown[] = [];
  serve({
    'GET /inventories/i-1': read,
    'PUT /inventories/i-1': (_address, init) => {
      const body = JSON.parse(String(init?.body));
      sent.push(body);
      const data = inventory({ available: 25, sold: 375, version: 6 });
      return body.version === 4
        ? { status: 409, code: 'VERSION_OBSOLETA', error: 'Cambió.', data }
        : { data: detail([], data) };
    },
  });
  const { user } = renderPage(page, ADDRESS);
  await user.selectOptions(await screen.findByLabelText('Movimiento'), 'Restar bolsas');
  await user.type(screen.getByLabelText(/Bolsas/), '5');
  await user.type(screen.getByLabelText(/Motivo/), 'Conteo físico');
  await user.click(save());
  expect(await screen.findByRole('row', { name: /Disponible 30 25/, hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
  expect(await screen.findByText('El detalle')).toBeVisible();
  await waitFor(() =>
    expect(sent).toEqual([
      { adjustment: -5, reason: 'Conteo físico', version: 4 },
      { adjustment: -5, reason: 'Conteo físico', version: 6 },
    ]),
  );
});

test('R-36 without an inventory in the address one is chosen', async () => {
  serve({});
  renderPage(page, '/dashboard/seasons/update');
  expect(await screen.findByRole('combobox', { name: 'Inventario' })).toBeVisible();
});
