import type { TestApi } from './harness';

type Change = Record<string, unknown>;

/** What a consultant sends: two bags of one product for the company's customer, and what a test changes of it. */
export const orderOf = ({ client, season, product }: TestApi['company'], change: Change = {}, line: Change = {}) => ({
  customerId: client.id,
  seasonId: season.id,
  lines: [{ productId: product.id, quantity: 2, ...line }],
  ...change,
});

export const stockOf = ({ db }: TestApi, productId: string) =>
  db
    .selectFrom('inventories')
    .select(['initial', 'committed', 'sold', 'available'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
