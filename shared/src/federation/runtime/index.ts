/** Loading of sections in the browser. */
export * from './fileLoader';
export * from './hotUpdate';
export * from './retryUrl';
export * from './smokeLoad';
