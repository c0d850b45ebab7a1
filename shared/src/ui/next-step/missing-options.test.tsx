import { screen } from '@testing-library/react';
import { NEW_CONSULTANT_PATH, partnerPaths, productPaths, regionPaths, seasonPaths } from '../../contract';
import { setPageAccess } from '../../platform';
import { renderPage } from '../../testing';
import { RemoteSelect } from '../select';
import { MissingOptions } from './missing-options';
import { nextSteps } from './next-steps';

afterEach(() => setPageAccess(() => true));

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

test('R-52 a field without options leads to registering the first one, and back', async () => {
  expect(await openSelect()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Registrar localidades' })).toHaveAttribute(
    'href',
    '/dashboard/locations/state-zones-localities?volver=%2Fdashboard%2Fpartners%2Fcreate%3Ftype%3DDISTRIBUTOR',
  );
});

test('R-52 those who may not register it learn whom to ask', async () => {
  setPageAccess(() => false);
  expect(await openSelect()).toHaveTextContent('Pídalo a quien administra Surco.');
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
