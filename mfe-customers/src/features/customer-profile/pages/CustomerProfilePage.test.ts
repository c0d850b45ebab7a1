import { useToasts } from '@surco/shared/platform';
import { chooseMoreAction, createPage, listDetailActions, testId } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createCustomerDetail } from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';
import { createStatement } from '../../../testing/statementFixture';

const ADDRESS = 'form/c-1';

test('R-17 shows the customer with purchases and balance', async () => {
  renderSection(ADDRESS, 'Supervisor', { 'GET /clients/c-1': { data: createCustomerDetail() } });
  expect(await screen.findByText(/Establo La Esperanza/)).toBeVisible();
  expect(screen.getByText('$1,284,300.50')).toHaveTextContent('12 ventas');
  const owed = screen.getByRole('link', { name: '$48,660.25' });
  expect(owed).toHaveAttribute('href', '/dashboard/sales/list/voucher?customerId=c-1&balance=due');
  expect(owed.parentElement).toHaveTextContent('3 DKbonos');
  expect(screen.queryByText('Saldo a favor')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '871 123 4567' })).toHaveAttribute('href', 'tel:+528711234567');
  expect(await screen.findByText('Todavía no tiene ventas.')).toBeVisible();
});

test('R-17 shows what is in the favour of a customer, with the cancelled DKbonos that it is from', async () => {
  const customer = createCustomerDetail();
  const data = { ...customer, summary: { ...customer.summary, credit: '5000.00' } };
  renderSection(ADDRESS, 'Supervisor', { 'GET /clients/c-1': { data } });
  expect(await screen.findByRole('link', { name: '$5,000.00' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/voucher?customerId=c-1&balance=credit',
  );
  expect(screen.getByText('Saldo a favor')).toBeVisible();
});

test('R-17 V-01 lists the latest sales and simulations of the customer with links', async () => {
  const sale = {
    id: 'v-1',
    folio: 'V-2026-000123',
    date: '2026-11-19',
    season: { id: 's-1', name: 'PV 2026' },
    bags: 29,
    total: '108822.50',
    status: 'REGISTRADA',
  };
  const simulation = {
    id: 'm-1',
    name: 'Establo con riego',
    product: { id: testId('p-1'), code: 'DKX-620', name: 'Maíz DKX-620' },
    input: { mode: 'AUTOCONSUMO', condition: 'RIEGO' },
    result: { hectares: 19.7, bags: 29, tonnesUsable: 1004.7, costTotal: 906490 },
    createdAt: '2026-11-01T18:00:00.000Z',
  };
  const { requests } = renderSection(ADDRESS, 'Admin', {
    'GET /clients/c-1': { data: createCustomerDetail() },
    'GET /sales': createPage([sale]),
    'GET /simulations': createPage([simulation]),
  });
  const sales = within(await screen.findByRole('table', { name: 'Últimas ventas' }));
  expect(sales.getByRole('link', { name: 'V-2026-000123' })).toHaveAttribute('href', '/dashboard/sales/sale/v-1');
  expect(screen.getByRole('link', { name: 'Ver 12 ventas' })).toHaveAttribute(
    'href',
    '/dashboard/sales/list/sale?customerId=c-1',
  );
  const simulations = within(await screen.findByRole('table', { name: 'Últimos escenarios' }));
  expect(simulations.getByText('1,004.70 t')).toBeVisible();
  expect(simulations.getByRole('link', { name: 'Establo con riego' })).toHaveAttribute(
    'href',
    '/dashboard/simulator/simulator?simulation=m-1',
  );
  expect(requests.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/sales?customerId=c-1&page=1&size=5&sort=-date',
      '/vouchers?customerId=c-1&page=1&size=5&sort=-date',
      '/simulations?clientId=c-1&page=1&size=5&sort=-createdAt',
    ]),
  );
});

test.each([
  ['Supervisor', ['Asignar a un consultor', 'Desactivar']],
  ['Coordinator', ['Editar', 'Asignar a un consultor', 'Combinar con otro cliente…', 'Desactivar']],
] as const)('R-17 offers a %s no more than %j', async (role, actions) => {
  const { user } = renderSection(ADDRESS, role, { 'GET /clients/c-1': { data: createCustomerDetail() } });
  await screen.findByRole('heading', { level: 1 });
  expect(await listDetailActions(user)).toEqual(actions);
});

test('R-16 requests the data of the customer, and shows why the file could not be made', async () => {
  useToasts.setState({ toasts: [] });
  const { user } = renderSection(ADDRESS, 'Admin', {
    'GET /clients/c-1': { data: createCustomerDetail() },
    'GET /clients/c-1/data': { status: 503, error: 'El servicio no está disponible.' },
  });
  await chooseMoreAction(user, 'Exportar datos personales');
  await waitFor(() => expect(JSON.stringify(useToasts.getState().toasts)).toContain('El servicio no está disponible.'));
});

test('R-17 T-04 requires a reason to reject, and shows it at once', async () => {
  const pending = createCustomerDetail({ status: 'PENDIENTE' });
  const { user, sent } = renderSection(
    ADDRESS,
    'Supervisor',
    { 'GET /clients/c-1': { data: pending } },
    {
      'POST /clients/c-1/reject': () => ({
        data: { ...pending, status: 'RECHAZADO', statusReason: 'No contesta', version: 4 },
      }),
    },
  );
  await chooseMoreAction(user, 'Rechazar');
  const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar a Establo La Esperanza?' }));
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Escriba el motivo del rechazo.');
  await user.type(dialog.getByRole('textbox', { name: 'Motivo del rechazo' }), 'No contesta');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('No contesta', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('Rechazado')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ version: 3, reason: 'No contesta' }]);
});

test('R-17 assigns a customer to another consultant', async () => {
  const { user, sent, choose } = renderSection(
    ADDRESS,
    'Admin',
    {
      'GET /clients/c-1': { data: createCustomerDetail() },
      'GET /users': createPage([{ id: testId('u-2'), firstName: 'Marta', lastName: 'Solís' }]),
      [`GET /users/${testId('u-1')}`]: { data: { id: testId('u-1'), firstName: 'Luis', lastName: 'Peña' } },
    },
    {
      'PUT /clients/c-1/consultant': () => ({
        data: createCustomerDetail({
          consultantId: testId('u-2'),
          consultant: { id: testId('u-2'), firstName: 'Marta', lastName: 'Solís' },
        }),
      }),
    },
  );
  await chooseMoreAction(user, 'Asignar a un consultor');
  const dialog = within(await screen.findByRole('dialog', { name: '¿A quién se asigna Establo La Esperanza?' }));
  await user.click(dialog.getByRole('button', { name: 'Asignar' }));
  expect(dialog.getByRole('combobox', { name: /Consultor/ })).toHaveAccessibleDescription('Elija a otro consultor.');
  await choose(/Consultor/, 'marta', 'Marta Solís');
  await user.click(dialog.getByRole('button', { name: 'Asignar' }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 3, consultantId: testId('u-2') }]));
  expect(await screen.findByRole('link', { name: 'Marta Solís' })).toBeVisible();
});

test('X-37 undoes a merge of the last day, and names what comes back', async () => {
  const customer = createCustomerDetail({
    lastMerge: { name: 'Rancho El Fresno', mergedAt: '2026-11-20T16:00:00.000Z' },
  });
  const { user, sent } = renderSection(
    ADDRESS,
    'Coordinator',
    { 'GET /clients/c-1': { data: customer } },
    { 'POST /clients/c-1/unmerge': () => ({ data: createCustomerDetail() }) },
  );
  await chooseMoreAction(user, 'Deshacer la combinación con Rancho El Fresno');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Rancho El Fresno vuelve a ser un cliente aparte/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Deshacer la combinación' }));
  await waitFor(() => expect(sent).toMatchObject([{ call: 'POST /clients/c-1/unmerge', body: { version: 3 } }]));
});

test('X-37 a merge is undone after somebody else changed the customer meanwhile', async () => {
  const lastMerge = { name: 'Rancho El Fresno', mergedAt: '2026-11-20T16:00:00.000Z' };
  let version = 3;
  const { user, sent } = renderSection(
    ADDRESS,
    'Coordinator',
    { 'GET /clients/c-1': () => ({ data: createCustomerDetail({ lastMerge, version }) }) },
    {
      'POST /clients/c-1/unmerge': () => {
        if (version === 4) return { data: createCustomerDetail() };
        version = 4;
        return { status: 409, error: 'Alguien más modificó este registro.', code: 'VERSION_OBSOLETA' };
      },
    },
  );
  const undo = async () => {
    await chooseMoreAction(user, 'Deshacer la combinación con Rancho El Fresno');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Deshacer la combinación' }));
    return dialog;
  };
  const dialog = await undo();
  expect(await dialog.findByText('Alguien más modificó este registro.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Volver' }));
  await undo();
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 3 }, { version: 4 }]));
});

test.each([
  ['form/c-9', 'Admin'],
  ['form/c-9', 'Consultant'],
  ['form/c-9/edit', 'Admin'],
  ['form/c-9/account', 'Admin'],
  ['form/c-9/merge', 'Admin'],
  ['form/c-9/merge?con=c-1', 'Admin'],
] as const)('X-37 %s of a merged customer leads a %s to the customer that stays', async (address, role) => {
  const { addressBar } = renderSection(address, role, {
    'GET /clients/c-9': { data: createCustomerDetail() },
    'GET /clients/c-1': { data: createCustomerDetail() },
    'GET /clients/c-1/statement': { data: createStatement() },
  });
  const kept = address.replace('c-9', 'c-1').replace(/\/merge.*/, '');
  await waitFor(() => expect(addressBar()).toBe(`/dashboard/customers/${kept}`));
});
