export { listSimulations } from './repository';
export { simulationRoutes } from './routes';
