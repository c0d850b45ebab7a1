import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction';
import { word } from '../../files/import/word';
import type { PlaceRow } from './columns';

/** As the census and people call some states. */
const otherNames: Readonly<Record<string, string>> = {
  'coahuila de zaragoza': 'coahuila',
  'michoacan de ocampo': 'michoacan',
  'veracruz de ignacio de la llave': 'veracruz',
  'estado de mexico': 'mexico',
  cdmx: 'ciudad de mexico',
  'distrito federal': 'ciudad de mexico',
};

export interface KnownZone {
  id: string;
  name: string;
  stateIds: readonly string[];
}

interface KnownPlaces {
  stateOf: (name: string) => { id: string; name: string } | undefined;
  zoneOf: (name: string) => KnownZone | undefined;
  zoneWith: (id: string) => KnownZone | undefined;
}

/** The states and zones that a file's words stand for; the zones are held, so that none changes until all is written. */
export async function readPlaces(tx: Tx): Promise<KnownPlaces> {
  const states = await tx.selectFrom('states').select(['id', 'name']).execute();
  const zones = await tx.selectFrom('zones').select(['id', 'name']).orderBy('id').forShare().execute();
  const links = await tx.selectFrom('zone_states').select(['zone_id', 'state_id']).execute();
  const known = zones.map(({ id, name }) => ({
    id,
    name,
    stateIds: links.filter(({ zone_id }) => zone_id === id).map(({ state_id }) => state_id),
  }));
  const byState = new Map(states.map((state) => [word(state.name), state]));
  const byZone = new Map(known.map((zone) => [word(zone.name), zone]));
  const byId = new Map(known.map((zone) => [zone.id, zone]));
  return {
    stateOf: (name) => byState.get(otherNames[word(name)] ?? word(name)),
    zoneOf: (name) => byZone.get(word(name)),
    zoneWith: (id) => byId.get(id),
  };
}

/** A row whose state and zone are known. */
export interface PlacedRow extends PlaceRow {
  stateId: string;
  zoneId: string;
}

/** The zone that each of the rows has already, by its number in the file; those that are new are not there. */
export async function zonesNow(tx: Tx, rows: readonly PlacedRow[]): Promise<Map<number, string>> {
  const wanted = rows.map(({ row, stateId, municipality, name }) => ({ at: row, stateId, municipality, name }));
  const { rows: found } = await sql<{ at: number; zone_id: string }>`
    select w.at, l.zone_id from json_to_recordset(${JSON.stringify(wanted)}::json)
        as w(at integer, "stateId" text, municipality text, name text)
      join localities l on l.state_id = w."stateId" and fold(l.municipality) = fold(w.municipality)
        and fold(l.name) = fold(w.name)`.execute(tx);
  return new Map(found.map(({ at, zone_id: zoneId }) => [at, zoneId]));
}
