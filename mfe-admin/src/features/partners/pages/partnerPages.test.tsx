import type { Partner } from '@surco/shared/contract';
import { useRoutes } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponse, recordBody, renderPage, session, testId } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { signInAs } from '../../../testing/userFixtures';
import PartnerCreatePage from './PartnerCreatePage';
import PartnerEditPage from './PartnerEditPage';
import PartnersListPage from './PartnersListPage';

const laguna = { id: testId('z1'), name: 'Laguna' };
const vendor: Partner = {
  id: 'p1',
  type: 'SILAGE_VENDOR',
  name: 'Silos del Valle',
  rfc: 'AGS010215AB2',
  contact: 'Eva Luna',
  phone: '8711239999',
  address: 'Bulevar Revolución 12, Torreón',
  logo: null,
  localityId: testId('l1'),
  locality: { id: testId('l1'), name: 'San Pedro' },
  zoneIds: [testId('z1')],
  zones: [laguna],
  status: 'ACTIVO',
  tonnesAvailable: 1200.5,
  pricePerTonne: '1500.00',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const Pages = () =>
  useRoutes([
    { path: '/dashboard/partners/list/:type', element: <PartnersListPage /> },
    { path: '/dashboard/partners/create', element: <PartnerCreatePage /> },
    { path: '/dashboard/setup/company', element: <PartnerCreatePage /> },
    { path: '/dashboard/partners/edit', element: <PartnerEditPage /> },
  ]);

function open(address: string, role: 'Admin' | 'Coordinator', write: () => MockResponse) {
  const sent: unknown[] = [];
  signInAs(role);
  const requests = mockApi({
    'GET /partners': createPage([vendor]),
    'GET /partners/p1': { data: vendor },
    'GET /zones': createPage([{ ...laguna, stateIds: ['05'] }]),
    'GET /users/me': { data: { zones: [laguna] } },
    'POST /partners': recordBody(sent, write),
    'PUT /partners/p1': recordBody(sent, write),
  });
  return { sent, requests, ...renderPage(<Pages />, address) };
}

afterEach(() => session.clear());

test('R-30 E-10 lists partners by type, with tonnes and price for silage types', async () => {
  const { user, requests } = open('/dashboard/partners/list/SILAGE_VENDOR', 'Admin', () => ({ data: vendor }));
  expect(await screen.findByText('1,200.50 t')).toBeVisible();
  expect(screen.getByText('$1,500.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vendedor de silo' })).toHaveAttribute('aria-current', 'page');
  expect(requests.map(({ url }) => url)).toContain('/partners?page=1&size=10&sort=name&type=SILAGE_VENDOR');
  await user.click(screen.getByRole('link', { name: 'Distribuidor' }));
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/partners?page=1&size=10&sort=name&type=DISTRIBUTOR'));
  expect(screen.queryByText('Toneladas disponibles')).not.toBeInTheDocument();
});

test('R-52 R-31 registers the own company as a distributor, in its own words', async () => {
  const { user, sent } = open('/dashboard/setup/company', 'Admin', () => ({ data: vendor }));
  expect(screen.getByRole('heading', { name: 'Empresa' })).toBeVisible();
  await user.type(screen.getByLabelText(/^Nombre/), 'Semillas del Norte');
  await user.click(screen.getByRole('button', { name: 'Registrar mi empresa' }));
  await waitFor(() => expect(sent).toMatchObject([{ type: 'DISTRIBUTOR', name: 'Semillas del Norte' }]));
});

test('R-31 E-10 P-07 lets a coordinator create a partner in their own zone', async () => {
  const { user, sent } = open('/dashboard/partners/create?type=SILAGE_VENDOR', 'Coordinator', () => ({ data: vendor }));
  await user.click(screen.getByRole('button', { name: 'Dar de alta al socio' }));
  expect(await screen.findByLabelText(/^Nombre/)).toHaveAccessibleDescription('Escriba el nombre.');
  expect(screen.getByLabelText(/^Zonas/)).toHaveAccessibleDescription(/Elija al menos una de sus zonas/);
  await user.type(screen.getByLabelText(/^Nombre/), 'Silos nuevos');
  await user.type(screen.getByLabelText('RFC'), 'ags-010215-ab2');
  await user.type(screen.getByLabelText('Toneladas disponibles'), '1,200.5');
  const price = screen.getByLabelText('Precio por tonelada');
  await user.type(price, '-5');
  expect(price).toHaveAccessibleDescription('Escriba un precio de cero o más, con dos decimales como máximo.');
  await user.clear(price);
  await user.type(price, '1500');
  await user.click(screen.getByLabelText(/^Zonas/));
  await user.click(await screen.findByText('Laguna'));
  await user.click(screen.getByRole('button', { name: 'Dar de alta al socio' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        type: 'SILAGE_VENDOR',
        name: 'Silos nuevos',
        rfc: 'AGS010215AB2',
        zoneIds: [testId('z1')],
        tonnesAvailable: 1200.5,
        pricePerTonne: '1500.00',
        localityId: null,
      },
    ]),
  );
  expect(await screen.findByText('Silos del Valle')).toBeVisible();
});

test('R-32 edits the partner of ?id= with its version and reports a duplicate name', async () => {
  const details = [{ path: 'name', message: 'Ya existe un socio con ese nombre.' }];
  const duplicateResponse = { status: 409, error: 'Ya existe.', code: 'DUPLICADO', details };
  const { user, sent } = open('/dashboard/partners/edit?id=p1', 'Admin', () => duplicateResponse);
  const name = await screen.findByLabelText(/^Nombre/);
  expect(name).toHaveValue('Silos del Valle');
  expect(screen.getByLabelText('Tipo')).toBeDisabled();
  await user.type(name, ' y Más');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Ya existe un socio con ese nombre.'));
  expect(sent).toMatchObject([
    { name: 'Silos del Valle y Más', version: 3, localityId: testId('l1'), phone: '8711239999' },
  ]);
});
