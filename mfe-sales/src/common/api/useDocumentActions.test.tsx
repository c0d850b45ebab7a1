import { useCall } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponse, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createUser, createSale, createInventory, createSaleSummary, createVoucher } from '../../testing/fixtures';
import { type DocumentActions, useDocumentActions } from './useDocumentActions';

const READ_URLS = [
  '/sales',
  '/sales/totals',
  '/vouchers/totals',
  '/inventories',
  '/vouchers/b-1',
  '/sales/v-1',
  '/clients/c-1',
];

/** Mounts the calls of `READ_URLS`, so that their refetches can be observed, with one action to run. */
function ActionHarness({ act }: { act: (actions: DocumentActions) => Promise<unknown> }) {
  const actions = useDocumentActions();
  const responses = [
    useCall('GET /sales', { query: {} }),
    useCall('GET /sales/totals', { query: {} }),
    useCall('GET /vouchers/totals', { query: {} }),
    useCall('GET /inventories', { query: {} }),
    useCall('GET /vouchers/{id}', { params: { id: 'b-1' } }),
    useCall('GET /sales/{id}', { params: { id: 'v-1' } }),
    useCall('GET /clients/{id}', { params: { id: 'c-1' } }),
  ];
  return (
    <button disabled={responses.some(({ data }) => !data)} onClick={() => void act(actions).catch(() => undefined)}>
      Actuar
    </button>
  );
}

/** Runs an action. @returns a function that lists what has been fetched again since */
async function runAction(act: (actions: DocumentActions) => Promise<unknown>, write: string, response: MockResponse) {
  session.setUser(createUser('Admin'));
  const requests = mockApi({
    'GET /sales': createPage([createSaleSummary()]),
    'GET /sales/totals': { data: {} },
    'GET /vouchers/totals': { data: {} },
    'GET /inventories': createPage([createInventory('DKX-620', 40)]),
    'GET /vouchers/b-1': { data: createVoucher() },
    'GET /sales/v-1': { data: createSale() },
    'GET /clients/c-1': { data: {} },
    [write]: response,
  });
  const { user } = renderPage(<ActionHarness act={act} />);
  const button = await screen.findByRole('button', { name: 'Actuar' });
  await waitFor(() => expect(button).toBeEnabled());
  const requestCount = requests.length;
  await user.click(button);
  return () => new Set(requests.slice(requestCount).flatMap(({ method, url }) => (method === 'GET' ? [url] : [])));
}

afterEach(() => session.clear());

const changesOfSale = READ_URLS.filter((url) => url !== '/sales/v-1');
const changesOfList = READ_URLS.filter((url) => url !== '/inventories' && url !== '/clients/c-1');
const refused = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.' };

test.each<[string, (actions: DocumentActions) => Promise<unknown>, string, MockResponse, readonly string[]]>([
  [
    'R-29 cancelling a DKbono: totals, stock and what the customer owes, but not the DKbono',
    ({ cancelVoucher }) => cancelVoucher({ id: 'b-1', version: 1 }, 'Se arrepintió'),
    'POST /vouchers/b-1/cancel',
    { data: createVoucher({ status: 'CANCELADO' }) },
    ['/vouchers/totals', '/inventories', '/sales/v-1', '/clients/c-1'],
  ],
  [
    'X-13 deleting a sale: everything but the sale',
    ({ deleteSale }) => deleteSale({ id: 'v-1', version: 1 }),
    'DELETE /sales/v-1',
    { data: { id: 'v-1' } },
    changesOfSale,
  ],
  [
    'R-27 a write to an outdated version: lists and pages',
    ({ deleteSale }) => deleteSale({ id: 'v-1', version: 1 }),
    'DELETE /sales/v-1',
    refused,
    changesOfList,
  ],
])('refetches after %s', async (_, act, write, response, urls) => {
  const getRefetchedUrls = await runAction(act, write, response);
  await waitFor(() => expect(getRefetchedUrls()).toEqual(new Set(urls)));
});
