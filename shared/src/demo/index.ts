/** Demo products and production types, used by the seed and by tests. */
export * from './demoProducts';
export * from './demoProductionTypes';
