import type { CallInput, FieldError, Partner } from '@surco/shared/contract';
import type { Upload } from '@surco/shared/contract/calls';
import { keepSilageData, missingZonesMessage } from '@surco/shared/domain';
import { customerFields } from '@surco/shared/records/customer';
import { partnerFields } from '@surco/shared/records/partner';
import { changedBy, toColumns } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { requireFound, assertNoFieldErrors } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { mapUniqueViolation } from '../../core/http/uniqueViolation';
import { assertVersion } from '../../core/http/assertVersion';
import { validateZoneIds } from '../../core/scope/validateZoneIds';
import { checkImage, insertImage } from '../images';
import { findPartner } from './repository';

type Body = CallInput<'POST /partners'>['body'];

const partnerUniqueErrors = {
  partners_name: { path: 'name', message: 'Ya hay un socio de este tipo con este nombre.' },
};

/** The errors of what a partner refers to. */
export async function validatePartner(tx: Tx, user: CurrentUser, body: Body, before?: Partner): Promise<FieldError[]> {
  const locality = body.localityId
    ? await tx.selectFrom('localities').select('id').where('id', '=', body.localityId).executeTakeFirst()
    : null;
  const lacksZone = user.role !== 'Admin' && body.zoneIds.length === 0;
  return [
    ...(before && before.type !== body.type
      ? [{ path: 'type', message: 'El tipo de un socio no cambia. Dé de alta otro.' }]
      : []),
    ...(locality === undefined ? [{ path: 'localityId', message: customerFields.localityId.missing }] : []),
    ...(lacksZone ? [{ path: 'zoneIds', message: missingZonesMessage }] : []),
    ...(await validateZoneIds(tx, user, body.zoneIds, before?.zoneIds)),
  ];
}

const toPartnerColumns = (body: Body) => toColumns(partnerFields, keepSilageData(body));

async function setZones(tx: Tx, partnerId: string, zoneIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('partner_zones').where('partner_id', '=', partnerId).execute();
  const rows = [...new Set(zoneIds)].map((zone_id) => ({ partner_id: partnerId, zone_id }));
  if (rows.length > 0) await tx.insertInto('partner_zones').values(rows).execute();
}

/**
 * Creates a partner.
 * @throws HttpError 400 for invalid fields, 409 for a name that exists
 */
export async function createPartner(tx: Tx, user: CurrentUser, body: Body): Promise<Partner> {
  assertNoFieldErrors(await validatePartner(tx, user, body));
  const { id } = await mapUniqueViolation(
    tx
      .insertInto('partners')
      .values({ ...toPartnerColumns(body), created_by: user.id, updated_by: user.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    partnerUniqueErrors,
  );
  await setZones(tx, id, body.zoneIds);
  const after = requireFound(await findPartner(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'partner', entityId: id, after });
  return after;
}

/**
 * Changes a partner, except its type.
 * @throws HttpError 404 outside the user's scope, 400 for invalid fields, 409 for another version or a name that exists
 */
export async function updatePartner(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { version, ...body }: CallInput<'PUT /partners/{id}'>['body'],
): Promise<Partner> {
  await tx.selectFrom('partners').select('id').where('id', '=', id).forUpdate().execute();
  const before = requireFound(await findPartner(tx, user, id));
  assertVersion(before, version);
  assertNoFieldErrors(await validatePartner(tx, user, body, before));
  await mapUniqueViolation(
    tx
      .updateTable('partners')
      .set({ ...toPartnerColumns(body), ...changedBy(user.id) })
      .where('id', '=', id)
      .execute(),
    partnerUniqueErrors,
  );
  await setZones(tx, id, body.zoneIds);
  const after = requireFound(await findPartner(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'partner', entityId: id, before, after });
  return after;
}

/**
 * Sets the logo of a partner, or removes it; the version stays, so that an open form of the partner can be saved.
 * @throws HttpError 404 outside the user's scope, 400 for anything but a picture
 */
export async function setLogo(tx: Tx, user: CurrentUser, id: string, upload: Upload | null): Promise<Partner> {
  const image = upload && checkImage(upload.content, 'logo', 'file');
  await tx.selectFrom('partners').select('id').where('id', '=', id).forUpdate().execute();
  requireFound(await findPartner(tx, user, id));
  await tx.deleteFrom('images').where('partner_id', '=', id).execute();
  if (image) await insertImage(tx, user, { partner_id: id }, image);
  const after = requireFound(await findPartner(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'LOGO', entity: 'partner', entityId: id, after });
  return after;
}
