import type { CallInput, Inventory } from '@surco/shared/contract';

/** The typed bags by product id: null when empty, NaN when not a number. */
export type BagsByProduct = Readonly<Record<string, number | null>>;

/** The values of the registration form. */
export interface RegisterFormValues {
  seasonId: string;
  distributorId: string;
  bags: BagsByProduct;
}

/** The inventory that a product already has in the season and at the distributor, by product id. */
export type RegisteredInventory = ReadonlyMap<string, Pick<Inventory, 'id' | 'available'>>;

/** A product with typed bags. */
export interface FilledRow {
  productId: string;
  bags: number;
}

/** The rows to register: those with bags, without the products that already have inventory. */
export const getFilledRows = ({ bags }: RegisterFormValues, registered: RegisteredInventory): readonly FilledRow[] =>
  Object.entries(bags).flatMap(([productId, count]) =>
    count === null || registered.has(productId) ? [] : [{ productId, bags: count }],
  );

const BAGS_PREFIX = 'bags.';

/** The error path of the bags of a product. */
export const getBagsPath = (productId: string): string => BAGS_PREFIX + productId;

/** The product of an error path, or the whole path when it is that of another field. */
export const getProductId = (path: string): string =>
  path.startsWith(BAGS_PREFIX) ? path.slice(BAGS_PREFIX.length) : path;

type InventoryRow = Extract<CallInput<'POST /inventories'>['body'], { seasonId: string }>;

/** The rows of the request; the values must be valid. */
export const toRequestRows = (
  { seasonId, distributorId }: RegisterFormValues,
  rows: readonly FilledRow[],
): InventoryRow[] => rows.map(({ productId, bags }) => ({ seasonId, distributorId, productId, initial: bags }));
