import type { CallKey } from '../../contract';

/** Calls whose last answers are kept on the device, and of how many different requests each. */
export const KEPT: Readonly<Partial<Record<CallKey, number>>> = {
  'GET /auth/me': 1,
  'GET /clients': 4,
  'GET /clients/{id}': 40,
  'GET /products/enabled': 1,
  'GET /seasons': 6,
  'GET /inventories': 12,
  'GET /distributors': 1,
  'GET /distributors/names': 1,
  'GET /simulator/catalog': 1,
  'GET /simulator-params': 1,
  'GET /simulations': 6,
  'GET /simulations/{id}': 40,
  'GET /sales': 4,
  'GET /sales/{id}': 40,
  'GET /vouchers': 4,
  'GET /vouchers/{id}': 40,
};

/** Kept, but never given in the server's place: the guard alone looks at it, when there is no network. */
export const NEVER_GIVEN: ReadonlySet<CallKey> = new Set(['GET /auth/me']);
