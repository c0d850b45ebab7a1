import { createPage, readSelect } from '@surco/shared/testing';
import 'fake-indexeddb/auto';
import { deleteOutbox, Link, loadOfflineEngine, session } from '@surco/shared/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { useAvailableCustomers } from '../../../common/api/referenceData';
import { createCustomer, createUser, createVoucher } from '../../../testing/fixtures';
import { openPages } from '../../../testing/openPages';
import { openSaleForm, selectOption } from '../../../testing/openSaleForm';
import CreateSalePage from './CreateSalePage';
import EditVoucherPage from './EditVoucherPage';

afterEach(async () => {
  await deleteOutbox('u-1');
  session.clear();
});

test('R-16 R-25 the customer field goes to the form of a new customer with the typed name', async () => {
  const { user } = openSaleForm();
  await selectOption(user, 'Agregar producto', '620', 'Maíz DKX-620');
  await user.click(screen.getByLabelText(/^Cliente/));
  await user.paste('Ana Núñez');
  expect(await screen.findByText('Ningún cliente activo coincide con la búsqueda.')).toBeInTheDocument();
  await user.click(screen.getByText('Registrar cliente «Ana Núñez»'));
  const address = await screen.findByText(/^\/dashboard\/customers\/form/);
  const query = new URL(address.textContent, 'https://surco.test').searchParams;
  const draft = await (await loadOfflineEngine()).findDraftOfForm('sale:new');
  expect(draft).toMatchObject({ values: { lines: [{}] } });
  expect([query.get('nombre'), query.get('volver')]).toEqual([
    'Ana Núñez',
    `/dashboard/sales/create-sale?borrador=${draft?.id}`,
  ]);
});

test('R-25 is also the last choice of a search with results', async () => {
  const { user } = openSaleForm();
  await user.click(await screen.findByLabelText(/^Cliente/));
  await user.paste('muñoz');
  await user.click(await screen.findByText(/Registrar cliente «muñoz»/));
  const address = await screen.findByText(/^\/dashboard\/customers\/form/);
  expect(address).toHaveTextContent(/nombre=mu%C3%B1oz&volver=%2Fdashboard%2Fsales%2Fcreate-sale%3F$/);
});

const openWith = (search: string, customerId = 'c-2') =>
  openPages({ 'create-sale': <CreateSalePage /> }, `create-sale${search}`, 'Consultant', {
    'GET /clients': createPage([
      createCustomer(),
      createCustomer({ id: customerId, firstName: 'Ana', lastName: 'Ruiz' }),
    ]),
  });

test('R-25 A-05 Enter chooses the customer that was typed, even before the list shows the matches', async () => {
  openWith('');
  const field = await screen.findByRole('combobox', { name: /^Cliente/ });
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 40 });
  await screen.findByText('José Muñoz', { selector: '.surco-sale-choice > span' });
  act(() => {
    // The list follows in a later rendering.
    flushSync(() => void fireEvent.change(field, { target: { value: 'Ana' } }));
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  });
  expect(await readSelect(/^Cliente/)).toContain('Ana Ruiz');
});

/** A page that has fetched the customers, with the way back to a sale. */
const FormBefore = () =>
  useAvailableCustomers().data && <Link to="/dashboard/sales/create-sale?customerId=c-2">Volver a la venta</Link>;

test.each([
  [
    'that was registered since the customers were fetched is chosen',
    [{ id: 'c-2', firstName: 'Ana', lastName: 'Ruiz' }],
  ],
  ['that cannot be chosen leaves the field empty', []],
])('R-16 R-25 a customer of the address %s', async (_title, registered) => {
  let isFirst = true;
  const listCustomers = () => {
    const others = isFirst ? [] : registered.map((fields) => createCustomer(fields));
    isFirst = false;
    return createPage([createCustomer(), ...others]);
  };
  const pages = { customer: <FormBefore />, 'create-sale': <CreateSalePage /> };
  const { user } = openPages(pages, 'customer', 'Consultant', { 'GET /clients': listCustomers });
  await user.click(await screen.findByText('Volver a la venta'));
  expect(await screen.findByLabelText(/^Cliente/)).toBeInTheDocument();
  expect(screen.queryAllByText('Ana Ruiz')).toHaveLength(registered.length);
});

test('R-25 returns to its draft with the registered customer chosen and nothing else changed', async () => {
  session.setUser(createUser('Consultant'));
  const values = { customerId: 'c-1', notes: 'lunes', lines: [], names: { 'c-1': 'José Muñoz' } };
  const engine = await loadOfflineEngine();
  await engine.saveDraft({ id: 'e-1', formKey: 'sale:new', label: 'Venta', values });
  openWith('?borrador=e-1&customerId=c-2');
  await waitFor(() => expect(screen.getByLabelText('Notas')).toHaveValue('lunes'));
  expect(await screen.findByText('Ana Ruiz')).toBeInTheDocument();
  await waitFor(async () => expect(await engine.getDraft('e-1')).toMatchObject({ values: { customerId: 'c-2' } }));
});

test('X-10 a stored document offers no new customer', async () => {
  const { user } = openPages({ 'edit-dkbono/:id': <EditVoucherPage /> }, 'edit-dkbono/b-1', 'Consultant', {
    'GET /vouchers/b-1': { data: createVoucher() },
  });
  await user.click(await screen.findByLabelText(/^Cliente/));
  await user.paste('zzz');
  expect(await screen.findByText('Ningún cliente activo coincide con la búsqueda.')).toBeInTheDocument();
  expect(screen.queryByText(/Registrar cliente/)).not.toBeInTheDocument();
});
