/** Does the next piece of work while the outcome of the last is being used: one ahead, and one at a time. */
export async function* ahead<A, B>(parts: Iterable<A>, work: (part: A) => Promise<B>): AsyncGenerator<B> {
  let running: Promise<B> | undefined;
  for (const part of parts) {
    const outcome = running ? [await running] : [];
    running = work(part);
    // Its failure is heard when its outcome is asked for; until then it is not unheard.
    running.catch(() => undefined);
    yield* outcome;
  }
  if (running) yield await running;
}
