import type { Release, Releases } from '@surco/shared/federation/releases';
import { sql } from 'kysely';
import { writeAuditEntries } from '../audit/writeAuditEntry';
import { advisoryLocks } from '../db/advisoryLocks';
import type { Tx } from '../db/transaction';

/**
 * A release as the audit log shows it; `publishedBy`, `publishedAt` and `reason` belong to the state after the change.
 * The audit page shows fields that both states have.
 */
const describeRelease = (
  name: string,
  release: Release | undefined,
  { by, at, address, device = null, reason }: Partial<Releases>,
) => ({
  name,
  liveVersion: release?.live ?? null,
  trialVersion: release?.trial?.version ?? null,
  trialRoles: release?.trial?.roles ?? null,
  previewVersions: release?.previews ?? null,
  menuApproved: release?.menu ? release.menu === 'APPROVED' : null,
  publishedBy: by ?? null,
  publishedAt: at ?? null,
  reason: reason ?? null,
  ...(address && { origin: { address, device } }),
});

const auditActions = {
  publish: 'PUBLISH',
  use: 'USE',
  rollback: 'ROLLBACK',
  remove: 'REMOVE',
  approve: 'APPROVE',
  reject: 'REJECT',
} as const;

/** The versions of a section that a document removes, also those that nobody gets and no rollback returns to. */
const listRemovedVersions = (name: string, document: Releases, previous: Releases | undefined): string[] =>
  document.action === 'remove'
    ? Object.keys(previous?.digests ?? {})
        .filter((key) => key.startsWith(`${name}/`) && !(key in (document.digests ?? {})))
        .map((key) => key.slice(name.length + 1))
    : [];

/** The audit entries for the sections in which two documents differ. */
function describeChanges(document: Releases, previous: Releases | undefined) {
  const isChanged = (name: string): boolean =>
    JSON.stringify(document.remotes[name]) !== JSON.stringify(previous?.remotes[name]) ||
    listRemovedVersions(name, document, previous).length > 0;
  return Object.keys(document.remotes)
    .filter(isChanged)
    .map((name) => ({
      action: auditActions[document.action ?? 'publish'],
      entity: 'remote-release',
      entityId: null,
      before: describeRelease(name, previous?.remotes[name], {}),
      after: {
        ...describeRelease(name, document.remotes[name], document),
        removedVersions: listRemovedVersions(name, document, previous),
      },
    }));
}

/** Takes the lock `sectionReleases` until the transaction ends, so that one process at a time writes a release. */
export const lockReleases = (tx: Tx) => sql`select pg_advisory_xact_lock(${advisoryLocks.sectionReleases})`.execute(tx);

/**
 * Writes a release to the audit log, in the transaction that makes it.
 * @param userId the user who made it; null for a team with a token and for the end of a failing trial
 */
export async function recordRelease(
  tx: Tx,
  document: Releases,
  previous: Releases | undefined,
  userId: string | null,
): Promise<void> {
  const changes = describeChanges(document, previous);
  if (changes.length > 0) await writeAuditEntries(tx, userId === null ? null : { id: userId }, changes);
}
