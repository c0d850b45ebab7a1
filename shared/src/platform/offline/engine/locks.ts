/** Held by the tab that sends what waits. */
export const SENDER = 'surco.sender';
/** Held while one entry travels. */
export const travelling = (id: string): string => `surco.travel.${id}`;
/** Held by the form that has a draft open. */
const opened = (id: string): string => `surco.draft.${id}`;

/** Missing on plain http in a local network; there the idempotency key alone makes twice once. */
const locks = (): LockManager | undefined => navigator.locks;

/** Does the work unless another tab, or this one, is at it; undefined then. */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const manager = locks();
  if (!manager) return work();
  return manager.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(undefined)));
}

/** Marks a draft as open in this tab; @returns what frees it */
export function holdDraft(id: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()
    ?.request(opened(id), { ifAvailable: true }, (lock) => (lock ? held : undefined))
    .catch(() => undefined);
  return () => release();
}

/** Which of these drafts no form has open. */
export async function unopened(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => !names.has(opened(id))));
}
