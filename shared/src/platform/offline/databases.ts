/**
 * What a person left on this device: two databases, named by the person's id, so that one never sees another's.
 * Answers go with the session, however it ends. Drafts and what waits to be sent outlive a lost session and go with a
 * sign-out of one's own will.
 */
export const ANSWERS = 'surco.answers.';
export const ENTRIES = 'surco.entries.';

export const hasDatabase = (): boolean => typeof indexedDB !== 'undefined';

const remove = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked: another tab holds it open a moment longer; the browser goes on by itself.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => resolve());
  });

const removeKnown = async (): Promise<void> => {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  await Promise.all(names.filter((name) => name.startsWith(ANSWERS)).map(remove));
};

/** Removes the answers kept on this device: those of one person, and those that any session left behind. */
export async function forgetAnswers(userId?: string): Promise<void> {
  if (!hasDatabase()) return;
  try {
    await Promise.all([userId && remove(ANSWERS + userId), removeKnown()]);
  } catch {
    // A browser that forbids storage has nothing of ours in it, and an old one cannot list what it has.
  }
}

/** Removes drafts and what waits to be sent of one person. */
export async function forgetEntries(userId: string): Promise<void> {
  if (hasDatabase()) await remove(ENTRIES + userId);
}
