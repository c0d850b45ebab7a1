import type { CallInput, UserDetail } from '@surco/shared/contract';
import { grantableRoles, roleNeeds } from '@surco/shared/domain/people';
import type { Problem } from '@surco/shared/domain/problem';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure } from '../../http/failure';
import { distributors } from '../partners/repository';
import { zoneProblems } from '../zonesOf';

type Body = CallInput<'POST /users'>['body'];

async function distributorProblems(tx: Tx, actor: CurrentUser, distributorId: string): Promise<Problem[]> {
  const choices = await distributors(tx, actor);
  return choices.some(({ id }) => id === distributorId)
    ? []
    : [{ path: 'distributorId', message: 'Elija un distribuidor activo de sus zonas.' }];
}

/** Nobody gives a role above its own, nor zones or distributors that are not its own; what was there may stay. */
export async function userProblems(tx: Tx, actor: CurrentUser, body: Body, before?: UserDetail): Promise<Problem[]> {
  const { distributor, zones } = roleNeeds(body.role);
  return [
    ...(grantableRoles(actor.role).includes(body.role)
      ? []
      : [{ path: 'role', message: 'No es posible dar un rol superior al propio.' }]),
    ...(zones ? await zoneProblems(tx, actor, body.zoneIds ?? [], before?.zones.map(({ id }) => id) ?? []) : []),
    ...(distributor && body.distributorId && body.distributorId !== before?.distributorId
      ? await distributorProblems(tx, actor, body.distributorId)
      : []),
  ];
}

/** Refuses what would leave nobody to administer; the administrators are held, so that two cannot leave at once. */
export async function keepAnAdministrator(tx: Tx, leaving: { id: string; role: string; status: string }) {
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
  throw new Failure('TRANSICION_INVALIDA', {
    text: 'Es el último administrador activo. Nombre antes a otro administrador.',
  });
}

/** What the unique indexes of users say at which field. */
export const takenOfUser: Readonly<Record<string, Problem>> = {
  users_email: { path: 'email', message: 'Este correo ya es de otro usuario.' },
  users_client_phone: { path: 'phone', message: 'Este teléfono ya es de otro agricultor con clave de cliente.' },
};
