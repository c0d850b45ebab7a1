/** @param since value of `performance.now()` at the start @returns e.g. `2.5 s` */
export const formatElapsedSeconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
