import { createPage, testId } from '@surco/shared/testing';
import { useToasts } from '@surco/shared/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import {
  createCompanyCustomer,
  createCustomerDetail,
  createPersonCustomer,
  locality,
} from '../../../testing/customerFixtures';
import { renderSection } from '../../../testing/renderSection';

const LIST = { 'GET /clients': createPage([createCompanyCustomer({ status: 'PENDIENTE' })]) };

test('R-15 lists customers with phone, hectares, herd, type, consultant and status', async () => {
  renderSection('list', 'Admin', LIST);
  expect(await screen.findByText('1 cliente')).toBeVisible();
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual([
    // The checkbox.
    '',
    'Establo La EsperanzaAna Núñez',
    '871 123 4567',
    'San Pedro',
    '19.70 ha',
    '1,200',
    'Leche',
    'Luis Peña',
    'Pendiente',
    '',
  ]);
  expect(screen.getByRole('link', { name: '871 123 4567' })).toHaveAttribute('href', 'tel:+528711234567');
  expect(screen.getByRole('link', { name: /Establo La Esperanza/ })).toHaveAttribute(
    'href',
    '/dashboard/customers/form/c-1',
  );
});

test('X-26 offers no call to an anonymous customer', async () => {
  renderSection('list', 'Admin', { 'GET /clients': createPage([createPersonCustomer({ phone: '0000000001' })]) });
  expect(await screen.findByRole('link', { name: 'José Muñoz' })).toBeVisible();
  expect(screen.queryByText('000 000 0001')).toBeNull();
});

test('R-15 E-06 hides the consultant column from consultants and lets them register customers', async () => {
  const { requests } = renderSection('list', 'Consultant', { 'GET /clients': createPage([createPersonCustomer()]) });
  expect(await screen.findByRole('link', { name: 'José Muñoz' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Consultor' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nuevo cliente' })).toHaveAttribute('href', '/dashboard/customers/form');
  expect(screen.queryByRole('link', { name: /Pendientes/ })).not.toBeInTheDocument();
  expect(requests.map(({ url }) => url)).toEqual([manifest.routes[0].firstCall]);
});

test('R-15 offers supervisors the pending customers, but no registration', async () => {
  const { user, addressBar, requests } = renderSection('list', 'Supervisor', LIST);
  await user.click(await screen.findByRole('link', { name: 'Pendientes de aprobación (1)' }));
  expect(addressBar()).toBe('/dashboard/customers/list?status=PENDIENTE&sort=createdAt');
  expect(screen.queryByRole('link', { name: 'Nuevo cliente' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContain('/clients?status=PENDIENTE&page=1&size=10&sort=createdAt'),
  );
});

test('R-15 V-01 applies state and locality of the URL, and clears the locality when the state changes', async () => {
  const { user, requests, addressBar, choose } = renderSection(`list?stateId=05&localityId=${testId('l-1')}`, 'Admin', {
    ...LIST,
    'GET /localities': createPage([locality]),
  });
  const chips = within(await screen.findByRole('list', { name: 'Filtros en uso' }));
  expect(await chips.findByText('San Pedro')).toBeVisible();
  expect(await chips.findByText('Coahuila de Zaragoza')).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain(
    `/clients?stateId=05&localityId=${testId('l-1')}&page=1&size=10&sort=name`,
  );
  await choose(/^Estado/, 'durango', 'Durango');
  await waitFor(() => expect(addressBar()).toBe('/dashboard/customers/list?stateId=10'));
  await user.click(screen.getByRole('combobox', { name: 'Localidad' }));
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContain('/localities?stateId=10&page=1&size=50&sort=name'),
  );
});

test('R-51 leads from the row of an active customer to the account', async () => {
  const { user } = renderSection('list', 'Consultant', { 'GET /clients': createPage([createPersonCustomer()]) });
  await user.click(await screen.findByRole('button', { name: 'Acciones de José Muñoz' }));
  const link = screen.getByRole('menuitem', { name: 'Ver cuenta' });
  expect(link).toHaveAttribute('href', '/dashboard/customers/form/c-1/account');
});

test('R-15 T-04 approves a customer from its row after a confirmation', async () => {
  useToasts.setState({ toasts: [] });
  const { user, sent } = renderSection('list', 'Coordinator', LIST, {
    'POST /clients/c-1/approve': () => ({ data: createCustomerDetail() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Establo La Esperanza' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Editar',
    'Aprobar',
    'Asignar a un consultor',
    'Rechazar',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Aprobar' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 20_000 });
  expect(within(dialog).getByText('¿Aprobar a Establo La Esperanza?')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Aprobar' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ body: { version: 3 } })]));
  await waitFor(() =>
    expect(useToasts.getState().toasts).toEqual([
      expect.objectContaining({ severity: 'success', summary: 'Establo La Esperanza quedó aprobado' }),
    ]),
  );
});

test('R-15 T-04 shows date, approval and rejection of pending customers in the row', async () => {
  const { user, sent } = renderSection('list?status=PENDIENTE', 'Supervisor', LIST, {
    'POST /clients/c-1/reject': () => ({ data: createCustomerDetail() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Acciones de Establo La Esperanza' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Asignar a un consultor']);
  expect(screen.getByRole('columnheader', { name: /Alta/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aprobar a Establo La Esperanza' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rechazar a Establo La Esperanza' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo del rechazo' }), 'No es su teléfono.');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { version: 3, reason: 'No es su teléfono.' } }]));
});
