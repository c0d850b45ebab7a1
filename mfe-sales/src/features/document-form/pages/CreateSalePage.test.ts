import { openSelect, readSelect } from '@surco/shared/testing';
import { hasUnsavedChanges, useToasts } from '@surco/shared/platform';
import { getDemoProduct } from '@surco/shared/demo';
import { screen, waitFor, within } from '@testing-library/react';
import { selectOption, fillSaleForm, openSaleForm, submitForm } from '../../../testing/openSaleForm';
import { findLine, findQuantityField } from '../../../testing/findLine';

const maize = getDemoProduct('DKX-620');
const readTotal = (label: string) => screen.getAllByText(label, { selector: 'dt' }).at(-1)?.nextSibling?.textContent;

test('R-25 X-18 X-19 X-20 requests the reference data, and the stock of the preselected season', async () => {
  const { requests } = openSaleForm();
  await waitFor(async () => expect(await readSelect(/Temporada/)).toBe('PV 2026'));
  const urls = requests.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      '/clients?page=1&size=all&status=ACTIVO',
      '/seasons?page=1&size=all&isOpen=true',
      '/products/enabled',
    ]),
  );
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContain('/inventories?page=1&size=all&seasonId=s-1&distributorId=d-1'),
  );
});

test('T-02 hides a season that has not started and preselects the only open one', async () => {
  const { user } = openSaleForm();
  await waitFor(async () => expect(await readSelect(/Temporada/)).toBe('PV 2026'));
  expect(await openSelect(user, /Temporada/)).toEqual(['PV 2026']);
});

test.each([
  ['company', 'noria'],
  ['phone', '871 987 6543'],
])('E-06 a customer is found by %s, shown by full name and sent by id', async (_by, typed) => {
  const { user, sent } = openSaleForm();
  await selectOption(user, 'Cliente', typed, 'Ana Ruiz');
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '1');
  await submitForm(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ customerId: 'c-2' }));
});

test('E-07 starts a line at 0 and recalculates while typing', async () => {
  const { user } = openSaleForm();
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  const row = await findLine();
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$0.00');
  expect(within(row).getByText(/40 bolsas disponibles/)).toBeInTheDocument();
  expect(await findQuantityField()).toHaveFocus();
  expect(await findQuantityField()).toHaveAttribute('inputmode', 'numeric');
  await user.type(await findQuantityField(), '29');
  await user.type(within(row).getByLabelText(/Descuento/), '5');
  expect(within(row).getByText('Importe').nextSibling).toHaveTextContent('$108,822.50');
  await user.click(within(row).getByRole('button', { name: 'Detalle de Maíz DKX-620' }));
  expect(within(row).getByText('Superficie').nextSibling).toHaveTextContent('20.01 ha');
  expect(within(row).getByText('Rendimiento esperado').nextSibling).toHaveTextContent('60.00 t/ha');
  expect(readTotal('Inversión estimada')).toBe('$693,114.50');
  expect(readTotal('Subtotal')).toBe('$108,822.50');
  expect(readTotal('IVA')).toBe('$0.00');
  expect(readTotal('Total')).toBe('$108,822.50');
});

test('offers a product once and lets it be removed', async () => {
  const { user } = openSaleForm();
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.click(screen.getByLabelText('Agregar producto'));
  await user.paste('620');
  expect(await screen.findByText(/Ningún producto por agregar/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar Maíz DKX-620' }));
  expect(screen.queryByRole('listitem', { name: 'Maíz DKX-620' })).not.toBeInTheDocument();
});

test('X-11 submits a valid sale, confirms it and opens its page', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user);
  await user.type(within(await findLine()).getByLabelText('Lote'), 'L-77');
  await user.type(screen.getByLabelText('Notas'), 'Rancho');
  expect(hasUnsavedChanges()).toBe(true);
  await submitForm(user);
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    customerId: 'c-1',
    seasonId: 's-1',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    notes: 'Rancho',
    lines: [{ productId: maize.id, quantity: 29, discount: 0, lot: 'L-77' }],
    shownTotal: '114550.00',
  });
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    severity: 'success',
    summary: 'Venta V-2026-000123 registrada',
  });
  expect(hasUnsavedChanges()).toBe(false);
});

test('X-11 shows errors at the fields and at the top and sends nothing', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user, '1.5');
  await user.clear(await findQuantityField());
  await user.type(await findQuantityField(), '41');
  expect(await findQuantityField()).toHaveAccessibleDescription(/Solo quedan 40 bolsas disponibles de DKX-620/);
  await user.clear(await findQuantityField());
  await submitForm(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await user.click(within(alert).getByRole('link', { name: /La cantidad de DKX-620 debe ser un número entero/ }));
  expect(await findQuantityField()).toHaveFocus();
  expect(sent).toEqual([]);
});

test.each(['-3', 'doce'])('X-11 rejects a quantity of %s in place and keeps the input', async (typed) => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user, typed);
  expect(await findQuantityField()).toHaveAccessibleDescription(
    'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.',
  );
  await submitForm(user);
  expect(await findQuantityField()).toHaveValue(typed);
  expect(sent).toEqual([]);
});
