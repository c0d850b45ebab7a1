import { act, screen } from '@testing-library/react';
import { NEW_CONSULTANT_PATH, partnerPaths, productPaths, regionPaths, seasonPaths } from '../../contract';
import { setPageAccess, useCall } from '../../platform';
import { session } from '../../platform/host';
import { createSessionUser, mockApi, renderPage } from '../../testing';
import { RemoteSelect } from '../select';
import { MissingOptions } from './missing-options';
import { nextSteps } from './next-steps';

afterEach(() => {
  session.clear();
  setPageAccess(() => true);
});

const loadNone = async () => [];

async function openSelect() {
  const { user } = renderPage(
    <RemoteSelect
      aria-label="Localidad"
      value={null}
      onChange={() => undefined}
      load={loadNone}
      missing={<MissingOptions of="localities" />}
    />,
    '/dashboard/partners/create?type=DISTRIBUTOR',
  );
  expect(screen.queryByText(/Aún no hay localidades/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Localidad' }));
  return screen.findByText(/Aún no hay localidades que elegir\./);
}

test('R-52 a field without options leads to registering the first one, beside the form, which stays as it is', async () => {
  expect(await openSelect()).toBeVisible();
  const link = screen.getByRole('link', { name: 'Registrar localidades (se abre en otra pestaña)' });
  expect(link).toHaveAttribute('href', '/dashboard/locations/state-zones-localities');
  expect(link).toHaveAttribute('target', '_blank');
});

function ZonesCount() {
  const zones = useCall('GET /zones', { query: { page: 1, size: 'all', sort: 'name' } }).data?.data;
  return zones && zones.length > 0 ? <p>{`${zones.length} zonas`}</p> : <MissingOptions of="zones" />;
}

test('R-52 the field has its options when the person comes back from the other tab', async () => {
  let data: object[] = [];
  mockApi({ 'GET /zones': () => ({ data, page: 1, size: 10, totalPages: 1, totalRecords: data.length }) });
  renderPage(<ZonesCount />);
  await screen.findByRole('link');
  data = [{ id: 'z-1', name: 'Laguna' }];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('1 zonas')).toBeVisible();
});

test.each([
  ['Coordinator', 'Pídalo a quien administra Surco.'],
  ['Farmer', 'Consulte con su distribuidor.'],
  [null, 'Consulte con su distribuidor.'],
] as const)('R-52 those who may not register it learn whom to ask: %s', async (role, text) => {
  if (role) session.setUser(createSessionUser(role));
  setPageAccess(() => false);
  expect(await openSelect()).toHaveTextContent(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('R-52 each of them is registered on a page of the product', () =>
  expect(Object.values(nextSteps).map(({ to }) => to)).toEqual([
    regionPaths.zones,
    regionPaths.localities,
    `${partnerPaths.newPartner}?type=DISTRIBUTOR`,
    productPaths.newProduct,
    seasonPaths.newSeason,
    seasonPaths.registerInventory,
    NEW_CONSULTANT_PATH,
  ]));
