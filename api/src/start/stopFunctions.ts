/** Stops each started part; run in reverse order. */
export type StopFunctions = (() => Promise<void>)[];

/** Stops every part, even when stopping another one fails. */
export async function stopAll(stops: StopFunctions): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
}
