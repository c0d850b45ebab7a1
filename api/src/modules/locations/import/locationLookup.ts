import { sql } from 'kysely';
import type { Tx } from '../../../core/db/transaction';
import { toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import { findState } from '../stateNames';
import type { LocalityRow } from './localityColumns';

interface ZoneWithStates {
  id: string;
  name: string;
  stateIds: readonly string[];
}

interface LocationLookup {
  findState: (name: string) => { id: string; name: string } | undefined;
  findZoneByName: (name: string) => ZoneWithStates | undefined;
  findZoneById: (id: string) => ZoneWithStates | undefined;
}

/** Reads the states and zones that a file may name, and locks the zones until the transaction ends. */
export async function readLocationLookup(tx: Tx): Promise<LocationLookup> {
  const states = await tx.selectFrom('states').select(['id', 'name']).execute();
  const zones = await tx.selectFrom('zones').select(['id', 'name']).orderBy('id').forShare().execute();
  const links = await tx.selectFrom('zone_states').select(['zone_id', 'state_id']).execute();
  const zonesWithStates = zones.map(({ id, name }) => ({
    id,
    name,
    stateIds: links.filter(({ zone_id }) => zone_id === id).map(({ state_id }) => state_id),
  }));
  const byZone = new Map(zonesWithStates.map((zone) => [toLookupKey(zone.name), zone]));
  const byId = new Map(zonesWithStates.map((zone) => [zone.id, zone]));
  return {
    findState: (name) => findState(states, name),
    findZoneByName: (name) => byZone.get(toLookupKey(name)),
    findZoneById: (id) => byId.get(id),
  };
}

/** A row with the ids of its state and zone. */
export interface ResolvedLocalityRow extends LocalityRow {
  stateId: string;
  zoneId: string;
}

/** Returns the current zone of each row's locality by row number; localities that do not exist are absent. */
export async function readCurrentZones(tx: Tx, rows: readonly ResolvedLocalityRow[]): Promise<Map<number, string>> {
  const keys = rows.map(({ row, stateId, municipality, name }) => ({ at: row, stateId, municipality, name }));
  const { rows: found } = await sql<{ at: number; zone_id: string }>`
    select w.at, l.zone_id from json_to_recordset(${JSON.stringify(keys)}::json)
        as w(at integer, "stateId" text, municipality text, name text)
      join localities l on l.state_id = w."stateId" and fold(l.municipality) = fold(w.municipality)
        and fold(l.name) = fold(w.name)`.execute(tx);
  return new Map(found.map(({ at, zone_id: zoneId }) => [at, zoneId]));
}
