export {
  buildProductionTypeListSource,
  listActiveProductionTypes,
  readParameters,
  readParameterValue,
} from './repository';
export { parameterRoutes } from './routes';
