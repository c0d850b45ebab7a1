import { applyRollback, type Release, updateReleases } from '@surco/shared/federation/releases';

/**
 * Ends the trial by percentage or role; without one, goes back one version.
 * @param by who rolls back; the release records it
 * @throws when there is no earlier version
 */
export async function rollBack(target: string, name: string, by?: string): Promise<Release> {
  const after = await updateReleases(
    target,
    ({ remotes }) => {
      const current = remotes[name];
      const previous = current && applyRollback(current);
      return previous ? { ...remotes, [name]: previous } : null;
    },
    { ...(by && { by }), action: 'rollback' },
  );
  const release = after?.remotes[name];
  if (!release) throw new Error(`${name} has no earlier version to go back to.`);
  return release;
}
