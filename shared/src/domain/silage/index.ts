export * from './examples';
export * from './formulas';
export * from './input';
export * from './parameters';
export * from './result';
export * from './simulate';
export * from './validate';
