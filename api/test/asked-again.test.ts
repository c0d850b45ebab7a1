import { randomUUID } from 'node:crypto';
import type { TestApi, Visitor } from './harness';
import { startStaffed } from './people';
import { orderOf } from './saleOrder';

let api: TestApi;
let consultant: Visitor;
beforeAll(async () => {
  // As it runs outside of tests: an answer that is held against the contract is put in its order.
  ({ api, consultant } = await startStaffed({ checkAnswers: false }));
});
afterAll(() => api.close());

test.each(['sales', 'vouchers'])('X-11 of the %s what is asked again is answered to the letter', async (list) => {
  const headers = { 'idempotency-key': randomUUID() };
  const ask = async () => JSON.stringify((await consultant.post(`/${list}`, orderOf(api.company), headers)).body);
  const first = await ask();
  expect(await ask()).toBe(first);
});
