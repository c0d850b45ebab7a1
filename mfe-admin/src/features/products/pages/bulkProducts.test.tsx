import { getDemoProduct } from '@surco/shared/demo';
import { useToasts } from '@surco/shared/platform';
import { createPage, mockApi, recordBody, renderPage } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ProductsListPage from './ProductsListPage';

const enabled = { ...getDemoProduct('DKX-620'), version: 4 };
const disabled = { ...getDemoProduct('DKX-S10'), enabled: false };

test('R-19 P-04 disables several products, and leaves out one that already is', async () => {
  useToasts.setState({ toasts: [] });
  const sent: unknown[] = [];
  mockApi({
    'GET /products': createPage([enabled, disabled]),
    [`PUT /products/${enabled.id}`]: recordBody(sent, { data: { ...enabled, enabled: false } }),
  });
  const { user } = renderPage(<ProductsListPage />);
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  await user.click(bar.getByRole('button', { name: 'Deshabilitar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('¿Deshabilitar 1 producto?')).toBeInTheDocument();
  expect(dialog.getByText(/Ya está deshabilitado\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Deshabilitar' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('1 producto quedó fuera de venta'));
  const { code, name, basePrice } = enabled;
  expect(sent).toEqual([expect.objectContaining({ code, name, basePrice, version: 4, enabled: false })]);
});
