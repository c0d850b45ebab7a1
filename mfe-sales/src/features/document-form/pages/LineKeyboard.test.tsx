import { getDemoProduct } from '@surco/shared/demo';
import { renderPage } from '@surco/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findLine, findQuantityField } from '../../../testing/findLine';
import { fillSaleForm, openSaleForm } from '../../../testing/openSaleForm';
import { UnavailableLine } from '../components/lines/DocumentLine';
import { ProductPicker } from '../components/lines/ProductPicker';
import { buildAvailableProducts } from '../model/availableProducts';

const maize = getDemoProduct('DKX-620');
const getPicker = () => screen.getByLabelText('Agregar producto');
const findOption = (name: string) => screen.findByText(name, { selector: '.surco-sale-choice > span' });

test('E-07 Enter in every field of a line moves to the next product below it, and registers nothing', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user);
  const line = await findLine();
  for (const label of [/^Bolsas/, /^Descuento/, /^Hectáreas/, /^Lote/]) {
    await user.click(within(line).getByLabelText(label));
    await user.keyboard('{Enter}');
    expect(getPicker()).toHaveFocus();
  }
  expect(sent).toEqual([]);
  expect(line.compareDocumentPosition(getPicker())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard('S10');
  await user.click(await findOption('Sorgo forrajero DKX-S10'));
  expect(await findQuantityField('Sorgo forrajero DKX-S10')).toHaveFocus();
});

test('E-07 Ctrl+Enter in the open product picker registers the sale and adds no product', async () => {
  const { user, sent } = openSaleForm();
  await fillSaleForm(user);
  const submit = screen.getByRole('button', { name: 'Registrar venta' });
  expect(submit).toHaveAttribute('title', 'Registrar venta (Ctrl+Enter)');
  await user.click(getPicker());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ lines: [{ quantity: 29 }] }));
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

function renderPicker() {
  const onAdd = jest.fn<void, [string, boolean]>();
  const availableProducts = buildAvailableProducts([maize], []);
  const { user } = renderPage(
    <ProductPicker availableProducts={availableProducts} usedProductIds="" getAvailableBags={() => 40} onAdd={onAdd} />,
  );
  return { user, onAdd };
}

test.each([
  ['Enter', 13],
  ['Tab', 9],
])('E-07 %s adds the active product, by keyboard', async (key, keyCode) => {
  const { user, onAdd } = renderPicker();
  await user.click(getPicker());
  await user.keyboard('620');
  await findOption('Maíz DKX-620');
  // antd reads the code of the key, which user-event does not send.
  fireEvent.keyDown(getPicker(), { key, keyCode });
  expect(onAdd.mock.calls).toEqual([[maize.id, true]]);
});

test('E-07 a press adds its product, not by keyboard, also after Enter has opened the list', async () => {
  const { user, onAdd } = renderPicker();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(await findOption('Maíz DKX-620'));
  expect(onAdd.mock.calls).toEqual([[maize.id, false]]);
});

test('R-25 a line of a restored draft is not reported as unavailable while the products load', () => {
  renderPage(<UnavailableLine productId="p-1" isLoading updateValues={jest.fn()} />);
  expect(screen.getByRole('listitem', { name: 'Cargando el producto…' })).toBeVisible();
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
});
