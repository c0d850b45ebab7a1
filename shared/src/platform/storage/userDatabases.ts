/**
 * The data of a user on this device: two databases whose names contain the user's id, so that no user sees another's
 * data. Stored answers are deleted whenever the session ends. Drafts and pending items outlive a lost session and are
 * deleted when the user signs out.
 */
export const RESPONSE_DB_PREFIX = 'surco.answers.';
/** The stored name is that of older versions, so that their drafts are found. */
export const OUTBOX_DB_PREFIX = 'surco.entries.';

/** Whether this browser offers IndexedDB; nothing is stored without it. */
export const hasIndexedDb = (): boolean => typeof indexedDB !== 'undefined';

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked: another tab has it open; the browser deletes it as soon as that tab closes it.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
  });

const deleteAllResponseDatabases = async (): Promise<void> => {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  await Promise.all(names.filter((name) => name.startsWith(RESPONSE_DB_PREFIX)).map(deleteDatabase));
};

/**
 * Deletes all answers stored on this device, of any user.
 * @param userId the user whose answers are deleted even in a browser that cannot list its databases
 */
export async function deleteCachedResponses(userId?: string): Promise<void> {
  if (!hasIndexedDb()) return;
  try {
    await Promise.all([userId && deleteDatabase(RESPONSE_DB_PREFIX + userId), deleteAllResponseDatabases()]);
  } catch {
    // A browser without storage has no data of ours, and an old one cannot list its databases.
  }
}

/** Deletes the drafts and pending items of one user. */
export async function deleteOutbox(userId: string): Promise<void> {
  if (hasIndexedDb()) await deleteDatabase(OUTBOX_DB_PREFIX + userId);
}
