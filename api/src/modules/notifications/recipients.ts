import { DOCUMENT_CREATORS, MANAGER_ROLES, STAFF_ROLES } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Condition } from '../../core/db/conditions';
import type { Role } from '@surco/shared/domain';
import type { SubjectDetails } from './subjectDetails';

const hasRoleInZones = (role: Role, { zoneIds }: SubjectDetails): Condition =>
  zoneIds.length === 0
    ? sql`false`
    : sql`(u.role = ${role} and u.id in (select z.user_id from user_zones z where z.zone_id in (${sql.join(zoneIds)})))`;

const matchesUser = (id: string | null | undefined): Condition => (id ? sql`u.id = ${id}` : sql`false`);

/** The recipients of an event by their relation to it, as conditions on users, aliased `u`. */
export const recipientConditions = {
  /** The consultant of the sale, DKbono or customer. */
  consultant: ({ consultantId }) => matchesUser(consultantId),
  /** Supervisors of the customer's zone, or of the zones that the distributor serves. */
  supervisors: (details) => hasRoleInZones('Supervisor', details),
  coordinators: (details) => hasRoleInZones('Coordinator', details),
  admins: () => sql`u.role = 'Admin'`,
  /** All roles but the farmer. */
  staff: () => sql`u.role <> 'Farmer'`,
  /** The consultants who sell from that stock. */
  sellers: ({ distributorId }) =>
    distributorId ? sql`(u.role = 'Consultant' and u.distributor_id = ${distributorId})` : sql`false`,
  approvers: ({ approverIds = [] }) => (approverIds.length > 0 ? sql`u.id in (${sql.join(approverIds)})` : sql`false`),
} as const satisfies Record<string, (details: SubjectDetails) => Condition>;

export type Recipient = keyof typeof recipientConditions;

/** The roles that users of each kind of recipient have. */
export const recipientRoles: Readonly<Record<Recipient, readonly Role[]>> = {
  consultant: DOCUMENT_CREATORS,
  supervisors: ['Supervisor'],
  coordinators: ['Coordinator'],
  admins: ['Admin'],
  staff: STAFF_ROLES,
  sellers: ['Consultant'],
  approvers: MANAGER_ROLES,
};
