import type { Role } from '@surco/shared/domain';
import { createPage, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { act } from '@testing-library/react';
import { createSale, createSaleSummary, createUser, createVoucher, createVoucherSummary } from '../../testing/fixtures';
import { createSummary, panelSeason } from '../../testing/panelFixtures';
import { useOfflinePrefetch } from './useOfflinePrefetch';

function PrefetchHarness() {
  useOfflinePrefetch();
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  // It takes real time.
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function read(this: FileReader) {
    this.dispatchEvent(new Event('load'));
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  session.clear();
});

const responses = {
  'GET /seasons': createPage([]),
  'GET /clients': createPage([]),
  'GET /vouchers': createPage([createVoucherSummary()]),
  'GET /sales': createPage([createSaleSummary()]),
  'GET /sales/v-1': { data: createSale() },
  'GET /overview/summary': { data: createSummary() },
  'GET /targets/progress': { data: { season: panelSeason, rows: [] } },
  'GET /products/enabled': { data: [] },
  'GET /simulator-params': { data: [] },
  'GET /messages/share': { data: [] },
  'GET /distributors': { data: [{ id: 'd-1', name: 'Agrosemillas', letterhead: { logo: '/images/i-1' } }] },
  'GET /images/i-1': { data: 'PNG' },
  'GET /simulator/catalog': { data: {} },
  'GET /vouchers/b-1': { data: createVoucher() },
  'GET /users/me': { data: { distributorZoneIds: ['z-1'] } },
  'GET /zones': createPage([
    { id: 'z-1', stateIds: ['05', '10'] },
    { id: 'z-2', stateIds: ['14'] },
  ]),
  'GET /states': { data: [] },
  'GET /localities': createPage([]),
  'GET /production-types': createPage([]),
  'GET /privacy-notice': { data: { version: '2026-01', text: 'Aviso' } },
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

test('X-19 X-20 X-34 X-38 R-48 prefetches the form data, the shown sales and DKbonos, the localities of the own states, the logo and Mi día once for a consultant when online', async () => {
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
      '/vouchers/b-1',
      '/sales/v-1',
      '/states',
      '/localities?page=1&size=all&stateId=05',
      '/localities?page=1&size=all&stateId=10',
      '/production-types?page=1&size=all&active=true',
      '/images/i-1',
      '/privacy-notice',
    ]),
  );
  expect(await listRequestedUrls('Consultant', true)).toEqual([]);
});

const failure = { status: 500, error: 'Intente de nuevo.', code: 'ERROR_INTERNO' };

test.each<[string, MockResponses]>([
  [
    'the localities of one state',
    { 'GET /localities': ({ searchParams }) => (searchParams.get('stateId') === '10' ? failure : createPage([])) },
  ],
  ['the logo', { 'GET /images/i-1': failure }],
])('N-06 X-34 prefetches again after a failure, also only of %s, when the network is back', async (name, failing) => {
  session.setUser({ ...createUser('Consultant'), id: `u-${name}` });
  const failed = mockApi({ ...responses, ...failing });
  const { unmount } = renderPage(<PrefetchHarness />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  // Without it, the device does not say that it is ready.
  expect(failed).not.toContainEqual({ method: 'GET', url: '/privacy-notice' });
  const requests = mockApi(responses);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(requests).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(requests).toContainEqual({ method: 'GET', url: '/products/enabled' });
  expect(requests).toContainEqual({ method: 'GET', url: '/localities?page=1&size=all&stateId=10' });
  expect(requests).toContainEqual({ method: 'GET', url: '/images/i-1' });
  expect(requests).toContainEqual({ method: 'GET', url: '/privacy-notice' });
  unmount();
});
