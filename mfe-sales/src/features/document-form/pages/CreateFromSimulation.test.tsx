import { type DocumentPrefill, formatPrefillQuery } from '@surco/shared/domain';
import { hasUnsavedChanges } from '@surco/shared/platform';
import { getDemoProduct } from '@surco/shared/demo';
import { screen, waitFor, within } from '@testing-library/react';
import { createSale, createVoucher } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { findLine } from '../../../testing/findLine';
import CreateSalePage from './CreateSalePage';
import CreateVoucherPage from './CreateVoucherPage';

const PAGES = { 'create-sale': <CreateSalePage />, 'create-dkbono': <CreateVoucherPage /> };
const maize = getDemoProduct('DKX-620');
const prefill: DocumentPrefill = {
  productId: maize.id,
  bags: 29,
  hectares: 19.7,
  discount: 0.05,
  customerId: 'c-1',
  simulationId: 'm-1',
  name: 'Establo norte',
};

const open = (page: 'create-sale' | 'create-dkbono', changes: Partial<DocumentPrefill> = {}) =>
  openPages(
    PAGES,
    `${page}${formatPrefillQuery({ ...prefill, ...changes })}`,
    'Consultant',
    {},
    {
      'POST /sales': () => ({ data: createSale() }),
      'POST /vouchers': () => ({ data: createVoucher() }),
    },
  );

test('R-25 X-11 prefills a sale from a simulation, says so and submits it', async () => {
  const { user, sent } = open('create-sale');
  const row = await findLine();
  expect(within(row).getByLabelText(/Bolsas/)).toHaveValue('29');
  expect(within(row).getByLabelText(/Hectáreas/)).toHaveValue('19.7');
  expect(within(row).getByLabelText(/Descuento/)).toHaveValue('5');
  expect(screen.getByText('José Muñoz')).toBeInTheDocument();
  const notice = screen.getByRole('region', { name: 'Datos del simulador' });
  expect(notice).toHaveTextContent('vienen del escenario «Establo norte»');
  expect(within(notice).getByRole('link', { name: 'Ver el escenario' })).toHaveAttribute(
    'href',
    '/dashboard/simulator/simulator?simulation=m-1',
  );
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Registrar venta' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    customerId: 'c-1',
    seasonId: 's-1',
    lines: [{ productId: maize.id, quantity: 29, discount: 0.05, hectares: 19.7 }],
  });
});

test('R-25 reports unavailable parts of a simulation and applies the rest', async () => {
  open('create-sale', { productId: 'gone', customerId: 'someone-elses', name: '', simulationId: '' });
  const notice = await screen.findByRole('region', { name: 'Datos del simulador' });
  expect(notice).toHaveTextContent('El producto del escenario ya no está a la venta: elija otro.');
  expect(notice).toHaveTextContent('El cliente del escenario no está entre los clientes activos a su cargo');
  expect(within(notice).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/La venta aún no tiene productos/)).toBeVisible();
});
