import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../core/db/transaction';
import { readPdf } from '../../testing/documents/readPdf';
import { buildSaleBody } from '../../testing/documents/saleBody';
import type { TestClient } from '../../testing/harness';
import { readRecord } from '../../testing/responses';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';
import { waitForBlockedTransactions } from '../../testing/waitForBlockedTransactions';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
});
afterAll(() => users.api.close());

const saveSimulation = () =>
  users.consultant.post('/simulations', {
    mode: 'AUTOCONSUMO',
    productId: users.api.company.product.id,
    condition: 'RIEGO',
    silo: { type: 'BUNKER', width: 8, height: 2.5 },
    intakeKg: 25,
    days: 100,
  });

/** Asks while a transaction that is not committed yet has changed a record. */
async function askDuring(change: (tx: Tx) => Promise<unknown>, ask: () => ReturnType<TestClient['get']>) {
  const [asked] = await withTransaction(users.api.db, async (tx) => {
    await change(tx);
    const answer = ask();
    await waitForBlockedTransactions(users.api.db, 1);
    return [answer] as const;
  });
  return asked;
}

test('X-31 a link that is asked for while the record goes to another customer is neither given to the former one nor printed for them', async () => {
  const { api, consultant } = users;
  const { company } = api;
  const other = await api.make.customer(company.locality.id, company.consultant.id, { first_name: 'Xóchitl' });
  const { id } = readRecord(await consultant.post('/sales', buildSaleBody(company)));
  const dkbono = readRecord(await consultant.post('/vouchers', buildSaleBody(company)));
  const simulation = readRecord(await saveSimulation());
  const move = (tx: Tx, to: string, table: 'sales' | 'vouchers' | 'simulations' = 'sales', record = id) =>
    tx.updateTable(table).set({ customer_id: to }).where('id', '=', String(record)).execute();
  for (const [table, record] of [
    ['sales', id],
    ['vouchers', dkbono.id],
    ['simulations', simulation.id],
  ] as const) {
    const pdf = await askDuring(
      (tx) => move(tx, other.id, table, record),
      () => consultant.get(`/${table}/${String(record)}/pdf`),
    );
    expect([table, readPdf(pdf.rawBody).pages.join(' ')]).toEqual([table, expect.stringContaining('Xóchitl')]);
  }
  // The link which the PDF finds is valid for whom the record goes to.
  const moveBack = async (tx: Tx) => {
    await sql`lock table paper_links in access exclusive mode`.execute(tx);
    await move(tx, company.customer.id);
  };
  const again = await askDuring(moveBack, () => consultant.get(`/sales/${id}/pdf`));
  expect(readPdf(again.rawBody).pages.join(' ')).not.toContain('Xóchitl');
  const share = (customerId: string) => consultant.post('/links', { kind: 'sale', id, customerId });
  const { status, body } = await askDuring(
    (tx) => move(tx, other.id),
    () => share(company.customer.id),
  );
  const sentence = 'Este documento ya es de otro cliente. Ábralo de nuevo antes de compartirlo.';
  expect([status, body.error]).toEqual([409, sentence]);
  expect((await share(other.id)).status).toBe(201);
});

test('X-31 X-37 no link of a statement begins while its customer is merged into another one', async () => {
  const { api, consultant } = users;
  const { id } = await api.make.customer(api.company.locality.id, api.company.consultant.id);
  const late = await askDuring(
    (tx) => tx.deleteFrom('customers').where('id', '=', id).execute(),
    () => consultant.post('/links', { kind: 'statement', id }),
  );
  expect(late.status).toBe(404);
});
