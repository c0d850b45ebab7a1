import { screen, waitFor, within } from '@testing-library/react';
import { createSale } from '../../../testing/fixtures';
import { findQuantityField } from '../../../testing/findLine';
import { fillSaleForm, openSaleForm, submitForm } from '../../../testing/openSaleForm';
import { getDemoProduct } from '@surco/shared/demo';

const sentence = 'El total cambió: se mostró $7,900.00 y ahora es $8,000.00.';

/** Fills a sale of 2 × 3,950 that the server prices at 2 × 4,000; it accepts the new total alone. */
async function openRepricedSale() {
  const repricing = {
    shownTotal: '7900.00',
    total: '8000.00',
    lines: [{ productId: getDemoProduct('DKX-620').id, code: 'DKX-620', basePrice: '4000.00' }],
  };
  const refused = { status: 409, code: 'PRECIO_CAMBIADO', error: sentence, data: repricing };
  let isRefused = true;
  const opened = openSaleForm({}, () => (isRefused ? refused : { data: createSale() }));
  await fillSaleForm(opened.user, '2');
  await submitForm(opened.user);
  const dialog = await screen.findByRole('dialog', { name: '¿Confirmar el total nuevo?' });
  expect(dialog).toHaveTextContent(sentence);
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('DKX-620: $3,950.00 → $4,000.00');
  const accept = () => {
    isRefused = false;
  };
  return { ...opened, accept };
}

test('X-11 a total that the server refuses is confirmed and sent again with another key', async () => {
  const { user, sent, accept } = await openRepricedSale();
  accept();
  await user.click(screen.getByRole('button', { name: 'Confirmar $8,000.00' }));
  expect(await screen.findByText('/dashboard/sales/sale/v-1')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toMatchObject([{ shownTotal: '7900.00' }, { shownTotal: '8000.00' }]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('X-11 going back registers nothing, keeps the input, says both totals and fetches the prices', async () => {
  const { user, sent, requests } = await openRepricedSale();
  const countPriceRequests = () => requests.filter(({ url }) => url.startsWith('/products/enabled')).length;
  const before = countPriceRequests();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByText(sentence, { selector: '.surco-form-summary p' })).toBeInTheDocument();
  expect(await findQuantityField()).toHaveValue('2');
  await waitFor(() => expect(countPriceRequests()).toBeGreaterThan(before));
  expect(sent).toHaveLength(1);
});
