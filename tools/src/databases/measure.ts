export const formatMs = (ms: number | undefined): string => `${Math.round(ms ?? 0)} ms`;

/** Runs `work`. @returns its result, and the milliseconds that it took */
export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: performance.now() - startedAt };
}
