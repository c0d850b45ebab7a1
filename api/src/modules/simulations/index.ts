export { readSimulationPaper } from './readSimulationPaper';
export { listSimulations } from './repository';
export { simulationRoutes } from './routes';
