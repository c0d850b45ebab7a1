/** Stops each started part; run in reverse order. */
export type StopFunctions = (() => Promise<void>)[];

/** What a process does before it ends. */
export interface Shutdown {
  /** Run first, while everything still works, and as long as they take. */
  drains: StopFunctions;
  stops: StopFunctions;
}

/** Stops every part, even when stopping another one fails. */
export async function stopAll(stops: StopFunctions): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop().catch(() => undefined);
}
