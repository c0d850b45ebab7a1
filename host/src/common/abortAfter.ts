/** `AbortSignal.timeout`, which the oldest supported browsers lack. @param timeoutMs in ms */
export function abortAfter(timeoutMs: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  return controller.signal;
}
