import type { CallInput, Partner } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { checkRfc } from '@surco/shared/domain/rfc';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { found, refuse } from '../../http/failure';
import { audit } from '../documents/audit';
import { unlessTaken } from '../taken';
import { sameVersion } from '../versioned';
import { zoneProblems } from '../zonesOf';
import { findPartner } from './repository';

type Body = CallInput<'POST /partners'>['body'];

const taken = { partners_name: { path: 'name', message: 'Ya hay un socio de este tipo con este nombre.' } };

async function problems(tx: Tx, user: CurrentUser, body: Body, before?: Partner): Promise<Problem[]> {
  const locality = body.localityId
    ? await tx.selectFrom('localities').select('id').where('id', '=', body.localityId).executeTakeFirst()
    : null;
  const nowhere = user.role !== 'Admin' && body.zoneIds.length === 0;
  return [
    ...(before && before.type !== body.type
      ? [{ path: 'type', message: 'El tipo de un socio no cambia. Dé de alta otro.' }]
      : []),
    ...(locality === undefined ? [{ path: 'localityId', message: 'Elija una localidad.' }] : []),
    ...(nowhere ? [{ path: 'zoneIds', message: 'Elija al menos una zona.' }] : []),
    ...(await zoneProblems(tx, user, body.zoneIds, before?.zoneIds)),
  ];
}

const columnsOf = (body: Body) => {
  const silage = body.type !== 'DISTRIBUTOR';
  return {
    type: body.type,
    name: body.name,
    rfc: checkRfc(body.rfc ?? '').rfc || null,
    contact: body.contact,
    phone: body.phone,
    locality_id: body.localityId ?? null,
    status: body.status,
    tonnes_available: silage ? (body.tonnesAvailable ?? null) : null,
    price_per_tonne: silage ? (body.pricePerTonne ?? null) : null,
  };
};

async function setZones(tx: Tx, partnerId: string, zoneIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('partner_zones').where('partner_id', '=', partnerId).execute();
  const rows = [...new Set(zoneIds)].map((zone_id) => ({ partner_id: partnerId, zone_id }));
  if (rows.length > 0) await tx.insertInto('partner_zones').values(rows).execute();
}

export async function createPartner(tx: Tx, user: CurrentUser, body: Body): Promise<Partner> {
  refuse(await problems(tx, user, body));
  const { id } = await unlessTaken(
    tx
      .insertInto('partners')
      .values({ ...columnsOf(body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    taken,
  );
  await setZones(tx, id, body.zoneIds);
  const after = found(await findPartner(tx, user, id));
  await audit(tx, user, { action: 'CREATE', entity: 'partner', entityId: id, after });
  return after;
}

export async function updatePartner(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /partners/{id}'>['body'],
): Promise<Partner> {
  await tx.selectFrom('partners').select('id').where('id', '=', id).forUpdate().execute();
  const before = found(await findPartner(tx, user, id));
  sameVersion(before, version);
  refuse(await problems(tx, user, body, before));
  await unlessTaken(
    tx
      .updateTable('partners')
      .set({ ...columnsOf(body), version: sql`version + 1`, updated_at: sql`now()`, updated_by: user.id })
      .where('id', '=', id)
      .execute(),
    taken,
  );
  await setZones(tx, id, body.zoneIds);
  const after = found(await findPartner(tx, user, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'partner', entityId: id, before, after });
  return after;
}
