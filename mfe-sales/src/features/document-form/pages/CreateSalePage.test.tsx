import { hasUnsavedChanges, useToasts } from '@surco/shared/platform';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, fill, line, open, quantity, save } from '../../../testing/saleForm';

const maize = demoProduct('DKX-620');
const total = (label: string) => screen.getAllByText(label, { selector: 'dt' }).at(-1)?.nextSibling?.textContent;

test('R-25 X-18 X-19 X-20 what a sale needs is asked for at once', async () => {
  const { asked } = open();
  await screen.findByRole('option', { name: 'PV 2026' });
  const urls = asked.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
  await waitFor(() =>
    expect(asked.map(({ url }) => url)).toContain('/inventories?page=1&size=all&seasonId=s-1&distributorId=d-1'),
  );
});

test('T-02 a season that has not begun is not offered, and the only open one is chosen', async () => {
  open();
  expect(await screen.findByRole('option', { name: 'PV 2026' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'PV 2027' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Temporada/)).toHaveValue('s-1');
});

test.each([
  ['company', 'noria'],
  ['phone', '871 987 6543'],
])('E-06 a customer is found by %s, shown by full name and sent by id', async (_by, typed) => {
  const { user, sent } = open();
  await choose(user, 'Cliente', typed, 'Ana Ruiz');
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await quantity(), '1');
  await save(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ customerId: 'c-2' }));
});

test('E-07 a line starts at 0 and its figures follow what is typed', async () => {
  const { user } = open();
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  const row = await line();
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$0.00');
  expect(within(row).getByText(/40 bolsas disponibles/)).toBeInTheDocument();
  expect(await quantity()).toHaveFocus();
  expect(await quantity()).toHaveAttribute('inputmode', 'numeric');
  await user.type(await quantity(), '29');
  await user.type(within(row).getByLabelText(/Descuento/), '5');
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$108,822.50');
  expect(within(row).getByText('Superficie').nextSibling).toHaveTextContent('20.01 ha');
  expect(within(row).getByText('Rendimiento esperado').nextSibling).toHaveTextContent('60.00 t/ha');
  expect(total('Inversión estimada')).toBe('$693,114.50');
  expect(total('Subtotal')).toBe('$108,822.50');
  expect(total('IVA')).toBe('$0.00');
  expect(total('Total')).toBe('$108,822.50');
});

test('E-07 a product is offered once and can be taken out again', async () => {
  const { user } = open();
  await choose(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.click(screen.getByLabelText('Agregar producto'));
  await user.paste('620');
  expect(await screen.findByText(/Ningún producto por agregar/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar Maíz DKX-620' }));
  expect(screen.queryByRole('listitem', { name: 'Maíz DKX-620' })).not.toBeInTheDocument();
});

test('X-11 a right sale is sent as typed, told, and its detail opened', async () => {
  const { user, sent } = open();
  await fill(user);
  await user.type(within(await line()).getByLabelText('Lote'), 'L-77');
  await user.type(screen.getByLabelText('Notas'), 'Rancho');
  expect(hasUnsavedChanges()).toBe(true);
  await save(user);
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    customerId: 'c-1',
    seasonId: 's-1',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: 'Rancho',
    lines: [{ productId: maize.id, quantity: 29, discount: 0, lot: 'L-77' }],
  });
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    severity: 'success',
    summary: 'Venta V-2026-000123 registrada',
  });
  expect(hasUnsavedChanges()).toBe(false);
});

test('X-11 what is wrong is told at its field and at the top, and nothing is sent', async () => {
  const { user, sent } = open();
  await fill(user, '1.5');
  await user.clear(await quantity());
  await user.type(await quantity(), '41');
  expect(await quantity()).toHaveAccessibleDescription(/Solo quedan 40 bolsas disponibles de DKX-620/);
  await user.clear(await quantity());
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await user.click(within(alert).getByRole('link', { name: /La cantidad de DKX-620 debe ser un número entero/ }));
  expect(await quantity()).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each(['-3', 'doce'])('X-11 a quantity of %s is refused where it stands and stays as typed', async (typed) => {
  const { user, sent } = open();
  await fill(user, typed);
  expect(await quantity()).toHaveAccessibleDescription(
    'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.',
  );
  await save(user);
  expect(await quantity()).toHaveValue(typed);
  expect(sent).toEqual([]);
});
