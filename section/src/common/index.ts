/** Helpers of commands. */
export * from './assertPortFree';
export * from './findFreePort';
export * from './formatElapsedSeconds';
export * from './getContentType';
export * from './parseHostUrl';
export * from './readArguments';
export * from './reportAndExit';
