import type { Season } from '@surco/shared/contract';
import { mockApi, renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../../../manifest';
import OverviewPage from './OverviewPage';

jest.setTimeout(30_000);

const season: Season = {
  id: 'one',
  name: 'Primavera 2026',
  startDate: '2026-03-01',
  endDate: '2026-06-30',
  isOpen: true,
  isVoucherOpen: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

const page = (data: readonly Season[]) => ({ data, page: 1, size: 10, totalPages: 1, totalRecords: data.length });

test('shows the seasons, and makes exactly the call that the manifest names as the first one', async () => {
  const requests = mockApi({ 'GET /seasons': page([season]) });
  renderPage(<OverviewPage />, manifest.routes[0].path);
  expect(await screen.findByText('1 temporada')).toBeVisible();
  expect(screen.getByText('Primavera 2026')).toBeVisible();
  expect(requests.map(({ url }) => url)).toEqual([manifest.routes[0].firstCall]);
});

test('shows an error with a button to retry', async () => {
  let isDown = true;
  mockApi({
    'GET /seasons': () => (isDown ? { status: 503, error: 'La base de datos no responde.' } : page([season])),
  });
  const { user } = renderPage(<OverviewPage />, manifest.routes[0].path);
  expect(await screen.findByText('La base de datos no responde.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Primavera 2026')).toBeVisible();
});
