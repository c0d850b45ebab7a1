export { listActiveDistributors } from './repository';
export { partnerRoutes } from './routes';
