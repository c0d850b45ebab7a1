/** Loading of sections in the browser. */
export * from './fileLoader';
export * from './retryUrl';
export * from './smokeLoad';
