export { readSimulationPaper } from './readSimulationPaper';
export { findSimulation, listSimulations } from './repository';
export { simulationRoutes } from './routes';
