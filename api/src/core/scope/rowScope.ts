import { hasRole, ZONE_ROLES } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Condition } from '../db/conditions';
import type { CurrentUser } from '../http/currentUser';

/** What the row scope depends on: of a signed-in user, or of a reader with a link. */
export type ScopeUser = Pick<CurrentUser, 'id' | 'role' | 'zoneIds'>;

// Row scope (P-07), as conditions on the rows a query reads. A consultant sees their own records; a coordinator and a
// supervisor those of their zones, and none without zones; an administrator all; a farmer none. The zone of a sale, a
// DKbono and a customer is that of the customer's locality, regardless of the seller. A record outside the scope
// answers like one that does not exist.

function buildRoleScope(
  { role, zoneIds }: ScopeUser,
  own: Condition,
  buildZoneCondition: () => Condition,
): Condition[] {
  if (role === 'Admin') return [];
  if (role === 'Consultant') return [own];
  return [hasRole(role, ZONE_ROLES) && zoneIds.length > 0 ? buildZoneCondition() : sql`false`];
}

/** The partners that serve one of these zones. */
const buildPartnersInZones = (zoneIds: readonly string[]): Condition =>
  sql`(select pz.partner_id from partner_zones pz where pz.zone_id in (${sql.join(zoneIds)}))`;

/** For sales, DKbonos and their daily sums, aliased `s`, which have the zone of the customer. */
export const buildDocumentScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(user, sql`s.consultant_id = ${user.id}`, () => sql`s.zone_id in (${sql.join(user.zoneIds)})`);

/**
 * For partners, aliased `p`: a coordinator and a supervisor see those that serve one of their zones. Consultants see
 * none here; for the distributors that they choose from, see {@link buildDistributorScope}.
 */
export const buildPartnerScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(user, sql`false`, () => sql`p.id in ${buildPartnersInZones(user.zoneIds)}`);

/**
 * For the distributors that a user chooses from, aliased `p`: those of the zones of a coordinator or supervisor. A
 * consultant may have sold from any distributor, so they see all.
 */
export const buildDistributorScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(user, sql`true`, () => sql`p.id in ${buildPartnersInZones(user.zoneIds)}`);

/** For inventories, aliased `i`: those of the distributors in {@link buildDistributorScope}. */
export const buildInventoryScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(user, sql`true`, () => sql`i.distributor_id in ${buildPartnersInZones(user.zoneIds)}`);

/** For customers (table `customers`), aliased `c`. */
export const buildCustomerScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(
    user,
    sql`c.consultant_id = ${user.id}`,
    () => sql`c.locality_id in (select l.id from localities l where l.zone_id in (${sql.join(user.zoneIds)}))`,
  );

/** For zones, aliased `z`: a coordinator and a supervisor see their own, a consultant none. */
export const buildZoneScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(user, sql`false`, () => sql`z.id in (${sql.join(user.zoneIds)})`);

/**
 * For users, aliased `u`: a coordinator and a supervisor see themselves, users who share a zone with them, and users
 * of the distributors that serve their zones. A farmer belongs to the zone of the customer with the same telephone and
 * is also visible to the user who created the account.
 */
export const buildUserScope = (user: ScopeUser): Condition[] =>
  buildRoleScope(user, sql`u.id = ${user.id}`, () => {
    const zones = sql.join(user.zoneIds);
    return sql`(u.id = ${user.id}
      or u.id in (select uz.user_id from user_zones uz where uz.zone_id in (${zones}))
      or u.distributor_id in ${buildPartnersInZones(user.zoneIds)}
      or (u.role = 'Farmer' and (u.created_by = ${user.id} or u.phone in
        (select c.phone from customers c join localities l on l.id = c.locality_id where l.zone_id in (${zones})))))`;
  });
