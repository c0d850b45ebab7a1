import type { TestApi } from '../harness';

type Overrides = Record<string, unknown>;

/** Builds the body of a valid sale or DKbono: two bags of one product for the company's customer. */
export const buildSaleBody = (
  { customer, season, product }: TestApi['company'],
  change: Overrides = {},
  line: Overrides = {},
) => ({
  customerId: customer.id,
  seasonId: season.id,
  lines: [{ productId: product.id, quantity: 2, ...line }],
  ...change,
});

export const readStock = ({ db }: TestApi, productId: string) =>
  db
    .selectFrom('inventories')
    .select(['initial', 'committed', 'sold', 'available'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
