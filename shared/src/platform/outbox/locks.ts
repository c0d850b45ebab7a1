/** Held by the tab that sends pending items. */
export const SENDER_LOCK = 'surco.sender';
/** Held while one item is being sent. */
export const getSendLockName = (id: string): string => `surco.send.${id}`;
/** Held by the form that has a draft open. */
const getDraftLockName = (id: string): string => `surco.draft.${id}`;

/** Missing on plain http in a local network, where the idempotency key alone prevents duplicates. */
const getLockManager = (): LockManager | undefined => navigator.locks;

/** Does the work unless this or another tab is doing it. @returns undefined in that case */
export async function withExclusiveLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const manager = getLockManager();
  if (!manager) return work();
  return manager.request(name, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve(undefined)));
}

/** Marks a draft as open in this tab. @returns a function that releases it */
export function lockDraft(id: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void getLockManager()
    ?.request(getDraftLockName(id), { ifAvailable: true }, (lock) => (lock ? held : undefined))
    .catch(() => undefined);
  return () => release();
}

/** The ids of those drafts that are not open in any form. */
export async function findUnopenedDrafts(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await getLockManager()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => !names.has(getDraftLockName(id))));
}
