import { session, useToasts } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponses, recordBody, renderPage } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createUser, createVoucher, createVoucherSummary } from '../../../testing/fixtures';
import SalesListPage from './SalesListPage';

const vouchers = [
  createVoucherSummary(),
  createVoucherSummary({ id: 'b-2', folio: 'DKB-2026-000046', version: 7 }),
  createVoucherSummary({ id: 'b-3', folio: 'DKB-2026-000047', status: 'CANCELADO' }),
];

async function selectAll(responses: MockResponses) {
  session.setUser(createUser('Consultant'));
  useToasts.setState({ toasts: [] });
  const requests = mockApi({
    'GET /vouchers': createPage(vouchers),
    'GET /vouchers/totals': { status: 503, error: 'El servicio no está disponible.' },
    'GET /simulator-params': { data: [] },
    ...responses,
  });
  const { user } = renderPage(<SalesListPage />, '/dashboard/sales/list/voucher?sort=-total');
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }));
  const bar = within(await screen.findByRole('region', { name: 'Selección' }));
  return { user, requests, press: (action: string) => user.click(bar.getByRole('button', { name: action })) };
}

test('R-24 cancels several DKbonos with one reason, and says why a cancelled one is left out', async () => {
  const bodies: unknown[] = [];
  const cancelled = { data: createVoucher({ status: 'CANCELADO' }) };
  const { user, press } = await selectAll({
    'POST /vouchers/b-1/cancel': recordBody(bodies, cancelled),
    'POST /vouchers/b-2/cancel': recordBody(bodies, cancelled),
  });
  await press('Cancelar DKbono');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('¿Cancelar 2 DKbonos?')).toBeInTheDocument();
  expect(dialog.getByText(/El DKbono está cancelado: ya no se puede cancelar\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancelar DKbono' }));
  expect(await dialog.findByText('Escriba el motivo de la cancelación.')).toBeInTheDocument();
  await user.click(dialog.getByRole('textbox', { name: 'Motivo de la cancelación' }));
  await user.paste('Se repitieron');
  await user.click(dialog.getByRole('button', { name: 'Cancelar DKbono' }));
  await waitFor(() => expect(useToasts.getState().toasts[0]?.summary).toBe('2 DKbonos quedaron cancelados'));
  expect(bodies).toEqual([
    { reason: 'Se repitieron', version: 1 },
    { reason: 'Se repitieron', version: 7 },
  ]);
});

test.each([
  ['X-14', 'PDF en un archivo', 'POST /vouchers/pdf', ''],
  ['X-17', 'Exportar selección', 'POST /vouchers/voucher-report', '?sort=-total'],
])('%s "%s" asks for the file of the selected DKbonos, a report in the order of the list', async (...row) => {
  const [, action, call, query] = row;
  const bodies: unknown[] = [];
  const { press, requests } = await selectAll({
    [call]: recordBody(bodies, { status: 503, error: 'El servicio no está disponible.' }),
  });
  await press(action);
  await waitFor(() => expect(bodies).toEqual([{ ids: ['b-1', 'b-2', 'b-3'] }]));
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain(call + query);
});
