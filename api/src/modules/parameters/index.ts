export { listActiveProductionTypes, readParameters, readParameterValue } from './repository';
export { parameterRoutes } from './routes';
