import { randomUUID } from 'node:crypto';
import type { TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { buildSaleBody } from '../../testing/documents/saleBody';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  // As in production: validation against the contract would reorder the fields of a response.
  ({ api, consultant } = await startApiWithUsers({ validateResponses: false }));
});
afterAll(() => api.close());

test.each(['sales', 'vouchers'])('X-11 a repeated write of %s gets the same response', async (list) => {
  const headers = { 'idempotency-key': randomUUID() };
  const send = async () =>
    JSON.stringify((await consultant.post(`/${list}`, buildSaleBody(api.company), headers)).body);
  const first = await send();
  expect(await send()).toBe(first);
});
