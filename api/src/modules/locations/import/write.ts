import type { Locality } from '@surco/shared/contract';
import { insertion, portionsOf } from '../../../db/insertMany';
import { orderedId } from '../../../db/orderedId';
import type { Tx } from '../../../db/transaction';
import type { CurrentUser } from '../../../http/currentUser';
import { breather } from '../../files/breathe';
import { unlessTaken } from '../../taken';
import { takenLocality } from '../localities';
import type { PlacedRow } from './known';

const localityOf = ({ name, municipality, stateId, zoneId }: PlacedRow, now: string): Locality => ({
  id: orderedId(),
  name,
  municipality,
  stateId,
  zoneId,
  version: 1,
  createdAt: now,
  updatedAt: now,
});

const rowOf = (
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

const auditRow = (locality: Locality, userId: string) => ({
  id: orderedId(),
  at: locality.createdAt,
  user_id: userId,
  action: 'CREATE',
  entity: 'locality',
  entity_id: locality.id,
  after: locality,
});

/** Writes the localities with their traces: few statements for many rows. */
export async function writePlaces(tx: Tx, rows: readonly PlacedRow[], user: CurrentUser): Promise<void> {
  const now = new Date().toISOString();
  const breathe = breather();
  for (const portion of portionsOf(rows)) {
    const localities = portion.map((row) => localityOf(row, now));
    const write = insertion(
      'localities',
      localities.map((locality) => rowOf(locality, user.id)),
    );
    await unlessTaken(write(tx), takenLocality);
    await insertion(
      'audit_log',
      localities.map((locality) => auditRow(locality, user.id)),
    )(tx);
    await breathe();
  }
}
