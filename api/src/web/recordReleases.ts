import { readHistory, type Release, type Releases } from '@surco/shared/federation/releases';
import { writeAuditEntries } from '../core/audit/writeAuditEntry';
import type { Db } from '../core/db/pool';
import { withTransaction } from '../core/db/transaction';
import { sha256 } from '../core/sha256';

/** A release as the audit log shows it; `publishedBy` and `publishedAt` belong to the state after the change. */
const describeRelease = (name: string, release: Release | undefined, { by, at }: Partial<Releases>) => ({
  name,
  liveVersion: release?.live ?? null,
  canaryVersion: release?.canary?.version ?? null,
  canaryPercent: release?.canary?.percent ?? null,
  canaryRoles: release?.canary?.roles ?? null,
  publishedBy: by ?? null,
  publishedAt: at ?? null,
});

/** The audit entries for the sections in which two documents differ. */
function describeChanges(document: Releases, previous: Releases | undefined) {
  const isChanged = (name: string): boolean =>
    JSON.stringify(document.remotes[name]) !== JSON.stringify(previous?.remotes[name]);
  return Object.keys(document.remotes)
    .filter(isChanged)
    .map((name) => ({
      action: document.action === 'rollback' ? 'ROLLBACK' : 'PUBLISH',
      entity: 'remote-release',
      entityId: null,
      before: describeRelease(name, previous?.remotes[name], {}),
      after: describeRelease(name, document.remotes[name], document),
    }));
}

async function recordRelease(db: Db, document: Releases, previous: Releases | undefined): Promise<void> {
  await withTransaction(db, async (tx) => {
    const inserted = await tx
      .insertInto('remote_releases')
      .values({ document_hash: sha256(JSON.stringify(document)) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('document_hash')
      .executeTakeFirst();
    const changes = inserted ? describeChanges(document, previous) : [];
    if (changes.length > 0) await writeAuditEntries(tx, null, changes);
  });
}

/**
 * Writes each release that is not in the audit log yet, the oldest first. Several instances may do so at once: each
 * release is written once. The author is the one that the publishing command recorded, not a user of the product.
 * @param folder folder of the published remotes
 */
export async function recordReleases(db: Db, folder: string): Promise<void> {
  const documents = (await readHistory(folder)).toReversed();
  const recorded = await db.selectFrom('remote_releases').select('document_hash').execute();
  const recordedHashes = new Set(recorded.map((row) => row.document_hash));
  for (const [index, document] of documents.entries()) {
    if (!recordedHashes.has(sha256(JSON.stringify(document)))) await recordRelease(db, document, documents[index - 1]);
  }
}
