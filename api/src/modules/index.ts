import type { FastifyInstance } from 'fastify';
import type { Services } from './services';
import { auditRoutes } from './audit';
import { authRoutes } from './auth';
import { customerRoutes } from './customers';
import { documentRoutes } from './documents';
import { exportRoutes } from './exports';
import { firstStepsRoutes } from './firstSteps';
import { healthRoutes } from './health';
import { imageRoutes } from './images';
import { importRoutes } from './imports';
import { inventoryRoutes } from './inventory';
import { legalTextRoutes } from './legalTexts';
import { linkRoutes } from './links';
import { locationRoutes } from './locations';
import { notificationRoutes } from './notifications';
import { messageRoutes } from './messages';
import { overviewRoutes } from './overview';
import { partnerRoutes } from './partners';
import { privacyRoutes } from './privacy';
import { priceRoutes, productRoutes } from './products';
import { pushRoutes } from './push';
import { savedViewRoutes } from './savedViews';
import { searchRoutes } from './search';
import { seasonRoutes } from './seasons';
import { sectionRoutes } from './sections';
import { simulationRoutes } from './simulations';
import { parameterRoutes } from './parameters';
import { targetRoutes } from './targets';
import { userRoutes } from './users';

/** For each module with calls, the function that registers them. The module `retention` has none. */
export const modules: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  healthRoutes,
  authRoutes,
  userRoutes,
  auditRoutes,
  exportRoutes,
  documentRoutes,
  customerRoutes,
  productRoutes,
  priceRoutes,
  seasonRoutes,
  inventoryRoutes,
  importRoutes,
  overviewRoutes,
  targetRoutes,
  partnerRoutes,
  imageRoutes,
  locationRoutes,
  messageRoutes,
  legalTextRoutes,
  privacyRoutes,
  parameterRoutes,
  simulationRoutes,
  linkRoutes,
  notificationRoutes,
  pushRoutes,
  firstStepsRoutes,
  savedViewRoutes,
  searchRoutes,
  sectionRoutes,
];
