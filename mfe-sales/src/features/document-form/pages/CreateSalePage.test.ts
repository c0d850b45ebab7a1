import { openSelect, readSelect } from '@surco/shared/testing';
import { hasUnsavedChanges, useToasts } from '@surco/shared/platform';
import { getDemoProduct } from '@surco/shared/demo';
import { screen, waitFor, within } from '@testing-library/react';
import { selectOption, fillSaleForm, openSaleForm, submitForm } from '../../../testing/openSaleForm';
import { findLine, findQuantityField } from '../../../testing/findLine';

const maize = getDemoProduct('DKX-620');
const readTotal = (label: string) => screen.getAllByText(label, { selector: 'dt' }).at(-1)?.nextSibling?.textContent;

test('R-25 X-18 X-19 X-20 T-02 preselects the only open season, and requests the reference data and its stock', async () => {
  const { user, requests } = openSaleForm();
  await waitFor(async () => expect(await readSelect(/Temporada/)).toBe('PV 2026'));
  // Without the season that has not started.
  expect(await openSelect(user, /Temporada/)).toEqual(['PV 2026']);
  expect(screen.queryByText(/^Hasta el/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/clients?page=1&size=all&status=ACTIVO',
        '/seasons?page=1&size=all&isOpen=true',
        '/products/enabled',
        '/inventories?page=1&size=all&seasonId=s-1&distributorId=d-1',
      ]),
    ),
  );
});

test('E-06 X-21 a customer is found by words in any order, company or phone, shown by full name and sent by id', async () => {
  const { user, sent } = openSaleForm();
  for (const typed of ['ruiz ana', 'noria', '871 987 6543']) {
    await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
    await selectOption(user, 'Cliente', typed, 'Ana Ruiz');
    expect(await readSelect(/^Cliente/)).toContain('Ana Ruiz');
  }
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
  // It is offered once, and can be removed.
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

test('X-11 shows errors at the fields and at the top, keeps the input and sends nothing', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user, '41');
  expect(await findQuantityField()).toHaveAccessibleDescription(/Solo quedan 40 bolsas disponibles de DKX-620/);
  await user.clear(await findQuantityField());
  await user.type(await findQuantityField(), 'doce');
  const message = 'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.';
  expect(await findQuantityField()).toHaveAccessibleDescription(message);
  await submitForm(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveFocus();
  await user.click(within(alert).getByRole('link', { name: message }));
  expect(await findQuantityField()).toHaveFocus();
  expect(await findQuantityField()).toHaveValue('doce');
  expect(sent).toEqual([]);
});
