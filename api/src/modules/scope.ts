import { sql } from 'kysely';
import { passed, type Condition, type Given } from '../db/page';
import type { CurrentUser } from '../http/currentUser';

/**
 * Row scope (domain.md §2), as conditions on the rows a query reads. A consultant sees its own records; a coordinator
 * and a supervisor those of their zones; an administrator all. The zone of a sale, a DKbono and a client is that of
 * the client's locality: where the farm is, whoever sells to it. A record outside the scope is as if it were not there.
 */
const customersOfZones = (zoneIds: readonly string[]): Condition =>
  sql`(select c.id from clients c join localities l on l.id = c.locality_id where l.zone_id in (${sql.join(zoneIds)}))`;

function byRole({ role, zoneIds }: CurrentUser, own: Condition, ofZones: () => Condition): Condition[] {
  if (role === 'Admin') return [];
  if (role === 'Consultant') return [own];
  const zoned = role === 'Coordinator' || role === 'Supervisor';
  return [zoned && zoneIds.length > 0 ? ofZones() : sql`false`];
}

/** The partners that serve one of these zones. */
const partnersOfZones = (zoneIds: readonly string[]): Condition =>
  sql`(select pz.partner_id from partner_zones pz where pz.zone_id in (${sql.join(zoneIds)}))`;

/** For sales and DKbonos, aliased `s`. */
export const documentScope = (user: CurrentUser): Condition[] =>
  byRole(user, sql`s.consultant_id = ${user.id}`, () => sql`s.customer_id in ${customersOfZones(user.zoneIds)}`);

/** For the sums kept of sales and DKbonos, aliased `s`, which know the customer's zone. */
export const sumsScope = (user: CurrentUser): Condition[] =>
  byRole(user, sql`s.consultant_id = ${user.id}`, () => sql`s.zone_id in (${sql.join(user.zoneIds)})`);

/**
 * For partners, aliased `p`: a coordinator and a supervisor see those who serve a zone of theirs. Consultants read no
 * partners but the distributors there are to choose from.
 */
export const partnerScope = (user: CurrentUser): Condition[] =>
  byRole(user, sql`false`, () => sql`p.id in ${partnersOfZones(user.zoneIds)}`);

/**
 * For the distributors there are to choose from, aliased `p`, and with {@link stockScope} for what they have: those of
 * one's zones. A consultant may have sold from any of them, so for it there is no other.
 */
export const distributorScope = (user: CurrentUser): Condition[] =>
  byRole(user, sql`true`, () => sql`p.id in ${partnersOfZones(user.zoneIds)}`);

/** For inventories, aliased `i`: the stock of a distributor is where the distributor is. */
export const stockScope = (user: CurrentUser): Condition[] =>
  byRole(user, sql`true`, () => sql`i.distributor_id in ${partnersOfZones(user.zoneIds)}`);

/** For clients, aliased `c`. */
export const clientScope = (user: CurrentUser, given: Given = passed): Condition[] =>
  byRole(user, sql`c.consultant_id = ${given(user.id)}`, () => {
    const zones = sql.join(user.zoneIds.map(given));
    return sql`c.locality_id in (select l.id from localities l where l.zone_id in (${zones}))`;
  });

/**
 * For users, aliased `u`: a coordinator and a supervisor see themselves, whoever shares a zone with them, and the
 * people of the distributors that serve their zones. A farmer is where the customer with its telephone is, and whoever
 * gave it its account sees it as well.
 */
export const userScope = (user: CurrentUser): Condition[] =>
  byRole(user, sql`u.id = ${user.id}`, () => {
    const zones = sql.join(user.zoneIds);
    return sql`(u.id = ${user.id}
      or u.id in (select uz.user_id from user_zones uz where uz.zone_id in (${zones}))
      or u.distributor_id in ${partnersOfZones(user.zoneIds)}
      or (u.role = 'Farmer' and (u.created_by = ${user.id} or u.phone in
        (select c.phone from clients c join localities l on l.id = c.locality_id where l.zone_id in (${zones})))))`;
  });
