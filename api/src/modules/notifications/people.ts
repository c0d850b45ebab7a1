import { sql } from 'kysely';
import type { Condition } from '../../db/page';
import type { Role } from '@surco/shared/contract/roles';
import type { Facts } from './facts';

const inZones = (role: Role, { zoneIds }: Facts): Condition =>
  zoneIds.length === 0
    ? sql`false`
    : sql`(u.role = ${role} and u.id in (select z.user_id from user_zones z where z.zone_id in (${sql.join(zoneIds)})))`;

const isUser = (id: string | null | undefined): Condition => (id ? sql`u.id = ${id}` : sql`false`);

/** Who somebody is to what happened, as a condition on users, aliased `u`. */
export const people = {
  /** The consultant of the sale or DKbono. */
  consultant: ({ consultantId }) => isUser(consultantId),
  /** Those of the customer's zone, or of the zones that the distributor serves. */
  supervisors: (facts) => inZones('Supervisor', facts),
  coordinators: (facts) => inZones('Coordinator', facts),
  admins: () => sql`u.role = 'Admin'`,
  /** Everybody who works with the product. */
  staff: () => sql`u.role <> 'Farmer'`,
  /** The consultants who sell from that stock. */
  sellers: ({ distributorId }) =>
    distributorId ? sql`(u.role = 'Consultant' and u.distributor_id = ${distributorId})` : sql`false`,
  /** The one person it is about. */
  person: ({ userId }) => isUser(userId),
} as const satisfies Record<string, (facts: Facts) => Condition>;

export type Recipient = keyof typeof people;
