import type { Role } from '@surco/shared/domain';
import { session } from '@surco/shared/platform';
import { createPage, mockApi, renderPage } from '@surco/shared/testing';
import { act } from '@testing-library/react';
import { createUser } from '../../testing/fixtures';
import { createSummary, panelSeason } from '../../testing/panelFixtures';
import { useOfflinePrefetch } from './useOfflinePrefetch';

function PrefetchHarness() {
  useOfflinePrefetch();
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  session.clear();
});

const responses = {
  'GET /seasons': createPage([]),
  'GET /clients': createPage([]),
  'GET /vouchers': createPage([]),
  'GET /sales': createPage([]),
  'GET /overview/summary': { data: createSummary() },
  'GET /targets/progress': { data: { season: panelSeason, rows: [] } },
  'GET /products/enabled': { data: [] },
  'GET /simulator-params': { data: [] },
  'GET /messages/share': { data: [] },
  'GET /distributors': { data: [] },
  'GET /simulator/catalog': { data: {} },
};

/** Lists the requests of the first minute on a list. */
async function listRequestedUrls(role: Role, online: boolean): Promise<string[]> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  session.setUser(createUser(role));
  const requests = mockApi(responses);
  const { unmount } = renderPage(<PrefetchHarness />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  unmount();
  return requests.map(({ url }) => url);
}

test('X-19 X-20 R-48 prefetches the form data and Mi día once for a consultant when online', async () => {
  expect(await listRequestedUrls('Supervisor', true)).toEqual([]);
  expect(await listRequestedUrls('Consultant', false)).toEqual([]);
  expect(await listRequestedUrls('Consultant', true)).toEqual(
    expect.arrayContaining([
      '/clients?page=1&size=all&status=ACTIVO',
      '/products/enabled',
      '/simulator-params',
      '/overview/summary',
      '/vouchers?page=1&size=5&expiresIn=30&sort=expiresAt',
      '/sales?page=1&size=5&status=REGISTRADA&sort=date',
      '/targets/progress?seasonId=s-1&owner=consultant',
      '/clients?page=1&size=5&status=ACTIVO&boughtIn=s-0&notBoughtIn=s-1',
    ]),
  );
  expect(await listRequestedUrls('Consultant', true)).toEqual([]);
});

test('N-06 prefetches again after a failure when the network is back', async () => {
  session.setUser({ ...createUser('Consultant'), id: 'u-other' });
  mockApi({});
  const { unmount } = renderPage(<PrefetchHarness />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  const requests = mockApi(responses);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(requests).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(requests).toContainEqual({ method: 'GET', url: '/products/enabled' });
  unmount();
});
