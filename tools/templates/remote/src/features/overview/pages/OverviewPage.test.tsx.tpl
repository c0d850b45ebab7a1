import type { Season } from '@surco/shared/contract';
import { renderPage, serve } from '@surco/shared/testing';
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

test('what the API tells stands on the page, and the HTML starts exactly the call it makes', async () => {
  const asked = serve({ 'GET /seasons': page([season]) });
  renderPage(<OverviewPage />, manifest.routes[0].path);
  expect(await screen.findByText('1 temporada')).toBeVisible();
  expect(screen.getByText('Primavera 2026')).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual([manifest.routes[0].firstCall]);
});

test('a failure is told with a way to try again', async () => {
  let down = true;
  serve({
    'GET /seasons': () => (down ? { status: 503, error: 'La base de datos no responde.' } : page([season])),
  });
  const { user } = renderPage(<OverviewPage />, manifest.routes[0].path);
  expect(await screen.findByText('La base de datos no responde.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Primavera 2026')).toBeVisible();
});
