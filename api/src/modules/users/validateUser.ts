import type { CallInput, FieldError, UserDetail } from '@surco/shared/contract';
import { getGrantableRoles, getRoleRequirements } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { listActiveDistributors } from '../partners';
import { validateZoneIds } from '../../core/scope/validateZoneIds';

type UserBody = CallInput<'POST /users'>['body'];

async function validateDistributor(tx: Tx, actor: CurrentUser, distributorId: string): Promise<FieldError[]> {
  const choices = await listActiveDistributors(tx, actor);
  return choices.some(({ id }) => id === distributorId)
    ? []
    : [{ path: 'distributorId', message: 'Elija un distribuidor activo de sus zonas.' }];
}

/**
 * The actor assigns only roles that they may grant, and no zones or distributors of others; unchanged ones may stay.
 */
export async function validateUser(
  tx: Tx,
  actor: CurrentUser,
  body: UserBody,
  before?: UserDetail,
): Promise<FieldError[]> {
  const { distributor, zones } = getRoleRequirements(body.role);
  return [
    ...(getGrantableRoles(actor.role, { isNew: !before }).includes(body.role)
      ? []
      : [
          {
            path: 'role',
            message: before ? 'Elija un rol inferior al suyo.' : 'Elija un rol que no sea superior al suyo.',
          },
        ]),
    ...(zones ? await validateZoneIds(tx, actor, body.zoneIds ?? [], before?.zones.map(({ id }) => id) ?? []) : []),
    ...(distributor && body.distributorId && body.distributorId !== before?.distributorId
      ? await validateDistributor(tx, actor, body.distributorId)
      : []),
  ];
}

/**
 * Rejects the removal of the last active administrator. Locks all of them, so that two cannot be removed concurrently.
 */
export async function assertNotLastAdmin(tx: Tx, leaving: { id: string; role: string; status: string }) {
  if (leaving.role !== 'Admin' || leaving.status !== 'ACTIVO') return;
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'ACTIVO')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.some(({ id }) => id !== leaving.id)) return;
  throw new HttpError('TRANSICION_INVALIDA', {
    text: 'Es el último administrador activo. Nombre antes a otro administrador.',
  });
}

/** Field errors by unique constraint of `users`. */
export const userUniqueErrors = {
  users_email: { path: 'email', message: 'Este correo ya es de otro usuario.' },
  users_client_phone: { path: 'phone', message: 'Este teléfono ya es de otro agricultor con clave de cliente.' },
} satisfies Readonly<Record<string, FieldError>>;
