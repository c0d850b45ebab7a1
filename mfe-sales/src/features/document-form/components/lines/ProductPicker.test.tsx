import { getDemoProduct } from '@surco/shared/demo';
import { renderPage } from '@surco/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { buildAvailableProducts } from '../../model/availableProducts';
import { ProductPicker } from './ProductPicker';

const maize = getDemoProduct('DKX-620');

function renderPicker() {
  const onAdd = jest.fn<void, [string, boolean]>();
  const { user } = renderPage(
    <ProductPicker
      availableProducts={buildAvailableProducts([maize], [])}
      usedProductIds=""
      getAvailableBags={() => 40}
      onAdd={onAdd}
    />,
  );
  return { user, onAdd };
}

const findOption = () => screen.findByText('Maíz DKX-620', { selector: '.surco-sale-choice > span' });

const getPicker = () => screen.getByLabelText('Agregar producto');

test.each([
  ['Enter', 13],
  ['Tab', 9],
])('E-07 %s adds the active product, by keyboard', async (key, keyCode) => {
  const { user, onAdd } = renderPicker();
  await user.click(getPicker());
  await user.keyboard('620');
  await findOption();
  // antd reads the code of the key, which user-event does not send.
  fireEvent.keyDown(getPicker(), { key, keyCode });
  expect(onAdd.mock.calls).toEqual([[maize.id, true]]);
});

test('E-07 a press adds its product, not by keyboard, also after Enter has opened the list', async () => {
  const { user, onAdd } = renderPicker();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(await findOption());
  expect(onAdd.mock.calls).toEqual([[maize.id, false]]);
});
