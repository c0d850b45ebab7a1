import { createPage } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { createCustomer, createEnabledProduct } from '../../../testing/fixtures';
import { findLine, findQuantityField } from '../../../testing/findLine';
import { openSaleForm, selectOption } from '../../../testing/openSaleForm';

const zonePrice = { seasonId: null, zoneId: 'z-1', price: '3700.00', validFrom: '2026-01-01' };
const seasonPrice = { seasonId: 's-1', zoneId: null, price: '3800.00', validFrom: '2026-01-01' };
const open = (listPrices: object[]) =>
  openSaleForm({
    'GET /products/enabled': { data: [{ ...createEnabledProduct('DKX-620'), listPrices }] },
    'GET /clients': createPage([
      createCustomer(),
      createCustomer({ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz', zone: { id: 'z-2', name: 'Bajío' } }),
    ]),
  });

test('P-04 E-07 a product has the price of the zone of the customer; another customer changes it and says which', async () => {
  const { user } = open([zonePrice, seasonPrice]);
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '2');
  const line = within(await findLine());
  expect(line.getByText('Importe').nextSibling).toHaveTextContent('$7,600.00');
  await selectOption(user, 'Cliente', 'muñoz', 'José Muñoz');
  const notice = screen.getByText('Cambió el precio de 1 producto').closest('output');
  expect(notice).toHaveTextContent('DKX-620: $3,800.00 → $3,700.00 · Zona Laguna');
  expect(line.getByText(/\$3,700\.00 · Zona Laguna/)).toBeVisible();
  expect(line.getByText('Importe').nextSibling).toHaveTextContent('$7,400.00');
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/Cambió el precio/)).not.toBeInTheDocument();
  await selectOption(user, 'Cliente', 'ruiz', 'Ana Ruiz');
  expect(screen.getByText(/DKX-620: \$3,700\.00 → \$3,800\.00 · Temporada PV 2026/)).toBeVisible();
});

test('P-04 E-07 an open form that gets new prices says so and what becomes of the total', async () => {
  let basePrice = '2950.00';
  const { user } = openSaleForm({
    'GET /products/enabled': () => ({ data: [{ ...createEnabledProduct('DKX-620'), basePrice }] }),
  });
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.type(await findQuantityField(), '2');
  basePrice = '3100.00';
  await user.click(screen.getByRole('button', { name: 'Otro catálogo' }));
  const notice = (await screen.findByText('Cambió el precio de 1 producto')).closest('output');
  expect(notice).toHaveTextContent('DKX-620: $2,950.00 → $3,100.00 · Lista general');
  expect(notice).toHaveTextContent('Total: $5,900.00 → $6,200.00');
  // In the footer, which is always in view.
  expect(screen.getByText('Antes').nextSibling).toHaveTextContent('$5,900.00');
  expect(within(await findLine()).getByText('Importe').nextSibling).toHaveTextContent('$6,200.00');
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Antes')).not.toBeInTheDocument();
});

test('P-04 E-07 a season has its price, and the list of products shows it', async () => {
  const { user } = open([seasonPrice]);
  await user.click(await screen.findByLabelText(/Agregar producto/));
  expect(await screen.findByText(/^\$3,800\.00 · Temporada PV 2026/)).toBeInTheDocument();
});
