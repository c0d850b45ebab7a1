/** Demo data: products, production types and parameters, used by the seed and by tests. */
export * from './demoProducts';
export * from './demoProductionTypes';
export { systemParameters as demoParameters } from '../domain/parameters';
