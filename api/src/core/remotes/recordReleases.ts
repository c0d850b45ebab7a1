import { readHistory, type Release, type Releases } from '@surco/shared/federation/releases';
import { sql } from 'kysely';
import { writeAuditEntries } from '../audit/writeAuditEntry';
import { advisoryLocks } from '../db/advisoryLocks';
import type { Db } from '../db/pool';
import { type Tx, withTransaction } from '../db/transaction';
import { sha256 } from '../sha256';

/**
 * A release as the audit log shows it. It stores a trial by percentage or role as `canary…`; `publishedBy`,
 * `publishedAt` and `reason` belong to the state after the change. The audit page shows fields that both states have.
 */
const describeRelease = (
  name: string,
  release: Release | undefined,
  { by, at, address, device = null, reason }: Partial<Releases>,
) => ({
  name,
  liveVersion: release?.live ?? null,
  canaryVersion: release?.canary?.version ?? null,
  canaryPercent: release?.canary?.percent ?? null,
  canaryRoles: release?.canary?.roles ?? null,
  guardedUntil: release?.canary?.guard?.until ?? null,
  previewVersions: release?.previews ?? null,
  publishedBy: by ?? null,
  publishedAt: at ?? null,
  reason: reason ?? null,
  ...(address && { origin: { address, device } }),
});

const auditActions = { publish: 'PUBLISH', rollback: 'ROLLBACK', remove: 'REMOVE', judge: 'JUDGE' } as const;

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
      action: auditActions[document.action ?? (document.judged ? 'judge' : 'publish')],
      entity: 'remote-release',
      entityId: null,
      before: describeRelease(name, previous?.remotes[name], {}),
      after: {
        ...describeRelease(name, document.remotes[name], document),
        removedVersions: listRemovedVersions(name, document, previous),
      },
    }));
}

/**
 * Takes the lock `sectionReleases` until the transaction ends, so that one server process at a time writes or records a
 * release. Commands that write to the folder do not take it.
 */
export const lockReleases = (tx: Tx) => sql`select pg_advisory_xact_lock(${advisoryLocks.sectionReleases})`.execute(tx);

/**
 * Writes a release to the audit log, unless it is there.
 * @param userId the user who made it; null for a team with a token and for a command
 */
export async function recordRelease(
  tx: Tx,
  document: Releases,
  previous: Releases | undefined,
  userId: string | null,
): Promise<void> {
  const inserted = await tx
    .insertInto('remote_releases')
    .values({ document_hash: sha256(JSON.stringify(document)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_hash')
    .executeTakeFirst();
  const changes = inserted ? describeChanges(document, previous) : [];
  if (changes.length > 0) await writeAuditEntries(tx, userId === null ? null : { id: userId }, changes);
}

/**
 * Writes each release of a folder that is not in the audit log yet, the oldest first. Several instances may do so at
 * once: each release is written once. The author is the one that the publishing command recorded, not a user of the
 * product.
 * @param folder folder of the published remotes
 */
export async function recordReleases(db: Db, folder: string): Promise<void> {
  const documents = (await readHistory(folder)).toReversed();
  const recorded = await db.selectFrom('remote_releases').select('document_hash').execute();
  const recordedHashes = new Set(recorded.map((row) => row.document_hash));
  for (const [index, document] of documents.entries()) {
    if (recordedHashes.has(sha256(JSON.stringify(document)))) continue;
    await withTransaction(db, async (tx) => {
      await lockReleases(tx);
      await recordRelease(tx, document, documents[index - 1], null);
    });
  }
}
