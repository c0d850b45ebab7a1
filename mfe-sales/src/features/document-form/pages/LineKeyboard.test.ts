import { screen, waitFor, within } from '@testing-library/react';
import { findLine, findQuantityField } from '../../../testing/findLine';
import { fillSaleForm, openSaleForm, selectOption } from '../../../testing/openSaleForm';

const getPicker = () => screen.getByLabelText('Agregar producto');

test.each(['Bolsas', 'Descuento (%)', 'Hectáreas', 'Lote'])(
  'E-07 Enter in «%s» moves to the product picker and registers nothing',
  async (label) => {
    const { user, sent } = openSaleForm();
    await fillSaleForm(user);
    await user.click(
      within(await findLine()).getByLabelText(new RegExp(`^${label.replace(/[()]/g, String.raw`\$&`)}`)),
    );
    await user.keyboard('{Enter}');
    expect(getPicker()).toHaveFocus();
    expect(sent).toEqual([]);
  },
);

test('E-07 Enter in a line continues with the next product', async () => {
  const { user } = openSaleForm();
  await fillSaleForm(user);
  await user.keyboard('{Enter}S10');
  await user.click(await screen.findByText('Sorgo forrajero DKX-S10', { selector: '.surco-sale-choice > span' }));
  expect(await findQuantityField('Sorgo forrajero DKX-S10')).toHaveFocus();
});

test('E-07 Ctrl+Enter in the open product picker registers the sale and adds no product', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user);
  await user.click(getPicker());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ lines: [{ quantity: 29 }] }));
});

test('the picker is below the lines, and the submit button names the shortcut', async () => {
  const { user } = openSaleForm();
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  const line = await findLine();
  expect(line.compareDocumentPosition(getPicker())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('button', { name: 'Registrar venta' })).toHaveAttribute(
    'title',
    'Registrar venta (Ctrl+Enter)',
  );
});

test('X-11 an error in a field that a phone hides expands the line', async () => {
  const { user } = openSaleForm();
  await fillSaleForm(user);
  const line = await findLine();
  const details = within(line).getByRole('button', { name: 'Detalle de Maíz DKX-620' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  expect(within(line).queryByText('Rendimiento esperado')).not.toBeInTheDocument();
  await user.click(within(line).getByLabelText('Lote'));
  await user.paste('x'.repeat(200));
  await user.click(screen.getByRole('button', { name: 'Registrar venta' }));
  await waitFor(() => expect(details).toHaveAttribute('aria-expanded', 'true'));
  expect(within(line).getByText('Rendimiento esperado')).toBeVisible();
});
