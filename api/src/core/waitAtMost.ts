/**
 * Waits until something ends or fails, but no longer than `ms`: what a shutdown waits for must not delay the end of the
 * process.
 */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, time]).catch(() => undefined);
  clearTimeout(timer);
}
