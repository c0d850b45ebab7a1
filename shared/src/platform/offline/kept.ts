import type { CallKey } from '../../contract';

/** Calls whose last answers are kept on the device, and of how many different requests each. */
export const KEPT: Readonly<Partial<Record<CallKey, number>>> = {
  'GET /clients': 4,
  'GET /clients/{id}': 40,
  'GET /products/enabled': 1,
  'GET /seasons': 4,
  'GET /inventories': 12,
  'GET /distributors': 1,
  'GET /simulator/catalog': 1,
  'GET /simulator-params': 1,
  'GET /sales': 4,
  'GET /sales/{id}': 40,
  'GET /vouchers': 4,
  'GET /vouchers/{id}': 40,
};
