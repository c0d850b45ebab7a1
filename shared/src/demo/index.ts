/**
 * Demo products and production types, used by the seed and by tests. `demoParameters` is not demo data but the
 * definition of the system parameters with their defaults, for tests.
 */
export * from './demoProducts';
export * from './demoProductionTypes';
export { systemParameters as demoParameters } from '../domain/parameters';
