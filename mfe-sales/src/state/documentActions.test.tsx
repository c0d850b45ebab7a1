import { session, useCall } from '@surco/shared/platform';
import { type Answer, renderPage, serve } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { page, person, sale, stock, summary, voucher } from '../testing/fixtures';
import { type DocumentActions, useDocumentActions } from './documentActions';

const READ = ['/sales', '/sales/totals', '/vouchers/totals', '/inventories', '/vouchers/b-1', '/sales/v-1'];

/** Everything that shows documents, and one thing to do. */
function Desk({ act }: { act: (actions: DocumentActions) => Promise<unknown> }) {
  const actions = useDocumentActions();
  const answers = [
    useCall('GET /sales', { query: {} }),
    useCall('GET /sales/totals', { query: {} }),
    useCall('GET /vouchers/totals', { query: {} }),
    useCall('GET /inventories', { query: {} }),
    useCall('GET /vouchers/{id}', { params: { id: 'b-1' } }),
    useCall('GET /sales/{id}', { params: { id: 'v-1' } }),
  ];
  return (
    <button disabled={answers.some(({ data }) => !data)} onClick={() => void act(actions).catch(() => undefined)}>
      Actuar
    </button>
  );
}

/** What is asked again once it was done. */
async function askedAgain(act: (actions: DocumentActions) => Promise<unknown>, write: string, answer: Answer) {
  session.setUser(person('Admin'));
  const asked = serve({
    'GET /sales': page([summary()]),
    'GET /sales/totals': { data: {} },
    'GET /vouchers/totals': { data: {} },
    'GET /inventories': page([stock('DKX-620', 40)]),
    'GET /vouchers/b-1': { data: voucher() },
    'GET /sales/v-1': { data: sale() },
    [write]: answer,
  });
  const { user } = renderPage(<Desk act={act} />);
  const button = await screen.findByRole('button', { name: 'Actuar' });
  await waitFor(() => expect(button).toBeEnabled());
  const before = asked.length;
  await user.click(button);
  return () => new Set(asked.slice(before).flatMap(({ method, url }) => (method === 'GET' ? [url] : [])));
}

afterEach(() => session.clear());

test('X-12 a changed DKbono stands on its page at once; sums and stock are asked again', async () => {
  const again = await askedAgain(
    ({ cancelVoucher }) => cancelVoucher({ id: 'b-1', version: 1 }, 'Se arrepintió'),
    'POST /vouchers/b-1/cancel',
    { data: voucher({ status: 'CANCELADO' }) },
  );
  await waitFor(() => expect(again()).toEqual(new Set(['/vouchers/totals', '/inventories'])));
});

test('X-13 with a sale that is deleted its DKbono, the sums and the stock change', async () => {
  const again = await askedAgain(({ deleteSale }) => deleteSale({ id: 'v-1', version: 1 }), 'DELETE /sales/v-1', {
    data: { id: 'v-1' },
  });
  await waitFor(() => expect(again()).toEqual(new Set(READ.filter((url) => url !== '/sales/v-1'))));
});

test('X-10 what was done to a record as it no longer is has lists and pages read again', async () => {
  const refused = { status: 409, code: 'VERSION_OBSOLETA', error: 'Otra persona modificó este registro.' };
  const again = await askedAgain(
    ({ deliverSale }) => deliverSale({ id: 'v-1', version: 1 }),
    'POST /sales/v-1/deliver',
    refused,
  );
  await waitFor(() => expect(again()).toEqual(new Set(READ.filter((url) => url !== '/inventories'))));
});
