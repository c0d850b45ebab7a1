import type { CallSpec } from './callSpec';
import { auditCalls } from './audit';
import { customerCalls } from './customers';
import { exportCalls } from './exports';
import { firstStepsCalls } from './firstSteps';
import { healthCalls } from './health';
import { imageCalls } from './images';
import { importCalls } from './imports';
import { inventoryCalls } from './inventories';
import { linkCalls } from './links';
import { legalTextCalls } from './privacy/legalTexts';
import { locationCalls } from './locations';
import { notificationCalls } from './notifications';
import { messageCalls } from './messages';
import { overviewCalls } from './performance/overview';
import { partnerCalls } from './partners';
import { privacyRequestCalls } from './privacy/privacyRequests';
import { paymentCalls } from './documents/payments';
import { productCalls } from './products';
import { pushDeviceCalls } from './pushDevices';
import { documentFileCalls } from './documents/documentFiles';
import { salesCalls } from './documents/sales';
import { salesFileCalls } from './documents/salesFiles';
import { savedViewCalls } from './savedViews';
import { searchCalls } from './search';
import { seasonCalls } from './seasons';
import { secondFactorCalls } from './auth/secondFactor';
import { sectionCalls } from './sections';
import { sessionCalls } from './auth/session';
import { simulationCalls } from './simulations';
import { simulatorCalls } from './simulator';
import { targetCalls } from './performance/targets';
import { totalsCalls } from './documents/totals';
import { userCalls } from './users';
import { visitCalls } from './visits';
import { voucherCalls } from './documents/vouchers';

/**
 * All calls of the API: `METHOD /path` → who may make it, and the schemas of request and response. The API registers
 * its routes from this table, the client takes its types from it, and /api/docs is generated from it.
 */
export const calls = {
  ...sessionCalls,
  ...secondFactorCalls,
  ...userCalls,
  ...salesCalls,
  ...voucherCalls,
  ...paymentCalls,
  ...totalsCalls,
  ...salesFileCalls,
  ...documentFileCalls,
  ...customerCalls,
  ...productCalls,
  ...partnerCalls,
  ...imageCalls,
  ...seasonCalls,
  ...inventoryCalls,
  ...overviewCalls,
  ...targetCalls,
  ...locationCalls,
  ...notificationCalls,
  ...pushDeviceCalls,
  ...firstStepsCalls,
  ...simulatorCalls,
  ...simulationCalls,
  ...messageCalls,
  ...legalTextCalls,
  ...privacyRequestCalls,
  ...sectionCalls,
  ...linkCalls,
  ...savedViewCalls,
  ...searchCalls,
  ...visitCalls,
  ...auditCalls,
  ...exportCalls,
  ...importCalls,
  ...healthCalls,
} as const satisfies Record<string, CallSpec>;

export type Calls = typeof calls;
export type CallKey = keyof Calls;
