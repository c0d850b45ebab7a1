import type { CallData, CallInput } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { checkRfc } from '@surco/shared/domain/rfc';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/pool';
import { transaction, type Tx } from '../../db/transaction';
import { Failure, refuse } from '../../http/failure';
import type { Services } from '../../http/services';
import { spend } from '../../plugins/attempts';
import { audit } from '../documents/audit';
import { registrationAllowances } from '../session/limits';
import { currentPrivacyNotice } from '../terms/privacyNotice';

type Body = CallInput<'POST /clients/registration'>['body'];

/** What the form chose must still be there, and belong together. */
async function choices(db: Db, { stateId, localityId, productionTypeId }: Body): Promise<Problem[]> {
  const locality = await db.selectFrom('localities').select('state_id').where('id', '=', localityId).executeTakeFirst();
  const type = productionTypeId
    ? await db
        .selectFrom('production_types')
        .select('id')
        .where('id', '=', productionTypeId)
        .where('active', '=', true)
        .executeTakeFirst()
    : null;
  return [
    ...(locality?.state_id === stateId
      ? []
      : [{ path: 'localityId', message: 'Elija una localidad del estado indicado.' }]),
    ...(type === undefined
      ? [{ path: 'productionTypeId', message: 'Este tipo de producción ya no está disponible.' }]
      : []),
  ];
}

/** Says that it is taken, never by whom. */
const taken: Readonly<Record<string, Problem>> = {
  clients_phone_key: {
    path: 'phone',
    message: 'Este teléfono ya está registrado. Si es suyo, comuníquese con su consultor o distribuidor.',
  },
  clients_rfc: {
    path: 'rfc',
    message: 'Este RFC ya está registrado. Si es suyo, comuníquese con su consultor o distribuidor.',
  },
};

/** The unique index that refused a row decides, so that two at once cannot both get in. */
function duplicate(error: unknown): unknown {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const problem = taken[constraint];
  return problem ? new Failure('DUPLICADO', { text: problem.message, details: [problem] }) : error;
}

const insert = (tx: Tx, body: Body, rfc: string | null) =>
  tx
    .insertInto('clients')
    .values({
      person_type: body.personType,
      first_name: body.firstName,
      last_name: body.lastName,
      business_name: body.personType === 'MORAL' ? body.businessName : null,
      rfc,
      phone: body.phone,
      email: body.email,
      state_id: body.stateId,
      locality_id: body.localityId,
      address: body.address,
      postal_code: body.postalCode,
      hectares: body.hectares ?? null,
      herd_size: body.herdSize ?? null,
      production_type_id: body.productionTypeId ?? null,
      status: 'PENDIENTE',
      privacy_notice_accepted_at: new Date(),
      privacy_notice_version: currentPrivacyNotice.version,
    })
    .returning(['id', 'status', 'created_at'])
    .executeTakeFirstOrThrow();

/** A farmer's own registration: it waits for approval. The RFC's check digit warns and refuses nothing. */
export async function register(
  { db }: Services,
  request: FastifyRequest,
  body: Body,
): Promise<CallData<'POST /clients/registration'>> {
  await spend(db, registrationAllowances(request));
  refuse(await choices(db, body));
  const { rfc, warning } = checkRfc(body.rfc ?? '', body.personType);
  await transaction(db, async (tx) => {
    const client = await insert(tx, body, rfc || null);
    await audit(tx, null, { action: 'REGISTER', entity: 'client', entityId: client.id, after: client });
  }).catch((error: unknown) => {
    throw duplicate(error);
  });
  return { status: 'PENDIENTE', warnings: warning ? [{ path: 'rfc', message: warning }] : [] };
}
