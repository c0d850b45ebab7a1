import type { CallSpec } from './call';
import { auditCalls } from './calls/audit';
import { clientCalls } from './calls/clients';
import { healthCalls } from './calls/health';
import { inventoryCalls } from './calls/inventories';
import { locationCalls } from './calls/locations';
import { notificationCalls } from './calls/notifications';
import { messageCalls } from './calls/messages';
import { partnerCalls } from './calls/partners';
import { productCalls } from './calls/products';
import { salesCalls } from './calls/sales';
import { salesFileCalls } from './calls/salesFiles';
import { seasonCalls } from './calls/seasons';
import { sessionCalls } from './calls/session';
import { simulationCalls } from './calls/simulations';
import { simulatorCalls } from './calls/simulator';
import { totalsCalls } from './calls/totals';
import { userCalls } from './calls/users';
import { voucherCalls } from './calls/vouchers';
import { voucherFileCalls } from './calls/voucherFiles';

/**
 * The one table of calls: `METHOD /path` → who may make it and the schemas of what goes in and comes out.
 * The API registers its routes from it, the client takes its types from it, /api/docs is written from it.
 * It holds the calls that are served now, and no others.
 */
export const calls = {
  ...sessionCalls,
  ...userCalls,
  ...salesCalls,
  ...voucherCalls,
  ...totalsCalls,
  ...salesFileCalls,
  ...voucherFileCalls,
  ...clientCalls,
  ...productCalls,
  ...partnerCalls,
  ...seasonCalls,
  ...inventoryCalls,
  ...locationCalls,
  ...notificationCalls,
  ...simulatorCalls,
  ...simulationCalls,
  ...messageCalls,
  ...auditCalls,
  ...healthCalls,
} as const satisfies Record<string, CallSpec>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;
