export { listPushDevices } from './repository';
export { pushRoutes } from './routes';
