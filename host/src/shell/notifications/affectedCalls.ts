import type { CallKey } from '@surco/shared/contract';
import type { NotificationSummary } from './tabMessages';

/** Calls whose cached responses a notification makes stale, by the first part of its type. */
const CALLS_BY_NOTIFICATION_TYPE: Readonly<Record<string, readonly CallKey[]>> = {
  // The list of inventory shows the current season.
  season: ['GET /seasons', 'GET /inventories', 'GET /inventories/totals'],
  stock: ['GET /inventories', 'GET /inventories/totals'],
};

/**
 * Calls whose cached responses a change of shared data makes stale, by the name that the server sends (`SharedResource`
 * of the API). `referenceData`: the products, production types and parameters of the simulator. `sections/…` has none:
 * the tab offers to reload.
 */
const CALLS_BY_CHANGE: Readonly<Record<string, readonly CallKey[]>> = {
  referenceData: ['GET /products/enabled', 'GET /simulator/catalog'],
};

/** The calls to refetch: an open form then drops a disabled product, an open simulator uses the new parameter. */
export const getCallsAffectedByChange = (change: string): readonly CallKey[] => CALLS_BY_CHANGE[change] ?? [];

/** The calls to refetch: an open form then offers a season that was opened, an open inventory shows its stock. */
export const getCallsAffectedByNotifications = (notifications: readonly NotificationSummary[]): CallKey[] => [
  ...new Set(notifications.flatMap(({ type = '' }) => CALLS_BY_NOTIFICATION_TYPE[type.split('.')[0] ?? ''] ?? [])),
];
