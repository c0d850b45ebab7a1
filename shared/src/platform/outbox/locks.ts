/** Held by the tab that sends pending items. */
export const SENDER_LOCK = 'surco.sender';
/** Held while one item is being sent. */
export const getSendLockName = (id: string): string => `surco.send.${id}`;
/** Held by the form that has a draft open. */
const getDraftLockName = (id: string): string => `surco.draft.${id}`;

/** Missing on plain http in a local network, where the idempotency key alone prevents duplicates. */
const getLockManager = (): LockManager | undefined => navigator.locks;

/**
 * Settles with the work, or when the page is left: in the back/forward cache, or while the browser takes it down, it must
 * not keep its locks from the next page.
 */
const untilLeft = (work: Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    window.addEventListener('pagehide', resolve);
    work.then(resolve, reject).finally(() => window.removeEventListener('pagehide', resolve));
  });

/** Does the work unless this or another tab is doing it. @returns undefined in that case */
export async function withExclusiveLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const manager = getLockManager();
  if (!manager) return work();
  let done: Promise<T> | undefined;
  await manager.request(name, { ifAvailable: true }, (lock) => {
    done = lock ? work() : undefined;
    return done && untilLeft(done);
  });
  return done;
}

/** Marks a draft as open in this tab, while its page is shown. @returns a function that releases it */
export function lockDraft(id: string): () => void {
  let release = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const take = (): void =>
    void getLockManager()
      ?.request(getDraftLockName(id), { ifAvailable: true }, (lock) => (lock ? untilLeft(closed) : undefined))
      .catch(() => undefined);
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) take();
  };
  window.addEventListener('pageshow', onShow);
  take();
  return () => {
    window.removeEventListener('pageshow', onShow);
    release();
  };
}

/** The ids of those drafts that are not open in any form. */
export async function findUnopenedDrafts(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await getLockManager()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => !names.has(getDraftLockName(id))));
}
