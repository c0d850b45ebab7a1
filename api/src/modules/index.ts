import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services';
import { auditRoutes } from './audit/routes';
import { clientRoutes } from './clients/routes';
import { fileRoutes } from './files/routes';
import { healthRoutes } from './health/routes';
import { inventoryRoutes } from './inventories/routes';
import { locationRoutes } from './locations/routes';
import { notificationRoutes } from './notifications/routes';
import { messageRoutes } from './messages/routes';
import { partnerRoutes } from './partners/routes';
import { passwordRoutes } from './password/routes';
import { pdfRoutes } from './pdf/routes';
import { productRoutes } from './products/routes';
import { profileRoutes } from './profile/routes';
import { saleRoutes } from './sales/routes';
import { seasonRoutes } from './seasons/routes';
import { sessionRoutes } from './session/routes';
import { simulationRoutes } from './simulations/routes';
import { simulatorRoutes } from './simulator/routes';
import { termsRoutes } from './terms/routes';
import { userRoutes } from './users/routes';
import { voucherRoutes } from './vouchers/routes';

/** Every resource of the API. */
export const modules: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  healthRoutes,
  sessionRoutes,
  passwordRoutes,
  profileRoutes,
  userRoutes,
  auditRoutes,
  termsRoutes,
  saleRoutes,
  voucherRoutes,
  fileRoutes,
  pdfRoutes,
  clientRoutes,
  productRoutes,
  seasonRoutes,
  inventoryRoutes,
  partnerRoutes,
  locationRoutes,
  messageRoutes,
  simulatorRoutes,
  simulationRoutes,
  notificationRoutes,
];
