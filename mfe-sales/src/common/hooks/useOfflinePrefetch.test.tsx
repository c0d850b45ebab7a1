import type { Role } from '@surco/shared/domain';
import { session } from '@surco/shared/platform';
import { createPage, mockApi, renderPage } from '@surco/shared/testing';
import { act } from '@testing-library/react';
import { createUser } from '../../testing/fixtures';
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

/** Lists the requests of the first minute on a list. */
async function requestedUrls(role: Role, online: boolean): Promise<string[]> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  session.setUser(createUser(role));
  const requests = mockApi({
    'GET /seasons': createPage([]),
    'GET /clients': createPage([]),
    'GET /vouchers': createPage([]),
    'GET /products/enabled': { data: [] },
    'GET /simulator-params': { data: [] },
    'GET /distributors': { data: [] },
    'GET /simulator/catalog': { data: {} },
  });
  const { unmount } = renderPage(<PrefetchHarness />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  unmount();
  return requests.map(({ url }) => url);
}

test('X-19 X-20 prefetches the form data once for a consultant when online', async () => {
  expect(await requestedUrls('Supervisor', true)).toEqual([]);
  expect(await requestedUrls('Consultant', false)).toEqual([]);
  expect(await requestedUrls('Consultant', true)).toEqual(
    expect.arrayContaining(['/clients?page=1&size=all&status=ACTIVO', '/products/enabled', '/simulator-params']),
  );
  expect(await requestedUrls('Consultant', true)).toEqual([]);
});
