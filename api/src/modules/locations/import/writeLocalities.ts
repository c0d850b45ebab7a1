import type { Locality } from '@surco/shared/contract';
import { writeAuditEntries } from '../../../core/audit/writeAuditEntry';
import { insertBatchSize, insertRows } from '../../../core/db/bulkInsert';
import { splitIntoBatches } from '../../../core/splitIntoBatches';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { mapUniqueViolation } from '../../../core/http/uniqueViolation';
import { localityUniqueErrors } from '../localities';
import type { ResolvedLocalityRow } from './locationLookup';

const toNewLocality = ({ name, municipality, stateId, zoneId }: ResolvedLocalityRow, now: string): Locality => ({
  id: createOrderedId(),
  name,
  municipality,
  stateId,
  zoneId,
  version: 1,
  createdAt: now,
  updatedAt: now,
});

const toRow = (
  { id, name, municipality, stateId, zoneId, version, createdAt, updatedAt }: Locality,
  userId: string,
) => ({
  id,
  name,
  municipality,
  state_id: stateId,
  zone_id: zoneId,
  version,
  created_at: createdAt,
  created_by: userId,
  updated_at: updatedAt,
  updated_by: userId,
});

/**
 * Inserts the localities and their audit entries, in few statements for many rows.
 * @returns their ids
 * @throws HttpError 409 when another transaction has inserted one of them since the plan was made
 */
export async function writeLocalities(
  tx: Tx,
  rows: readonly ResolvedLocalityRow[],
  user: CurrentUser,
): Promise<string[]> {
  const now = new Date().toISOString();
  const ids: string[] = [];
  for (const batch of splitIntoBatches(rows, insertBatchSize)) {
    const localities = batch.map((row) => toNewLocality(row, now));
    const newRows = localities.map((locality) => toRow(locality, user.id));
    await mapUniqueViolation(insertRows(tx, 'localities', newRows), localityUniqueErrors);
    const created = { action: 'CREATE', entity: 'locality' };
    await writeAuditEntries(
      tx,
      user,
      localities.map((locality) => ({ ...created, entityId: locality.id, after: locality })),
    );
    ids.push(...localities.map(({ id }) => id));
  }
  return ids;
}
