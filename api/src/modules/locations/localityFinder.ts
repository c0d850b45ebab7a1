import { formatLocalityName } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { createSuggester } from '../../core/imports/textSimilarity';
import { toLookupKey } from '../../core/workbook/rows/toLookupKey';
import { findState } from './stateNames';

/** How a file names a locality; municipality and state may be empty where the name is enough. */
export interface LocalityNames {
  locality: string;
  municipality: string;
  state: string;
}

export interface FoundLocality {
  id: string;
  name: string;
  municipality: string;
  stateId: string;
  zoneId: string;
}

type LocalityPart = keyof LocalityNames;

/** The locality, or a Spanish sentence about one of its names. */
export type LocalityResult = { locality: FoundLocality } | { part: LocalityPart; message: string };

/** Finds localities by the names that files have. */
export type LocalityFinder = (names: LocalityNames) => LocalityResult;

const groupByKey = (localities: readonly FoundLocality[], getName: (locality: FoundLocality) => string) => {
  const groups = new Map<string, FoundLocality[]>();
  for (const locality of localities) {
    const key = toLookupKey(getName(locality));
    groups.set(key, [...(groups.get(key) ?? []), locality]);
  }
  return groups;
};

/**
 * Reads the localities that the user may choose: for a coordinator, those of their zones. One that does not exist is
 * answered with the names that are most like it.
 */
export async function readLocalityFinder(tx: Tx, user: CurrentUser): Promise<LocalityFinder> {
  const states = await tx.selectFrom('states').select(['id', 'name']).execute();
  const all = await tx
    .selectFrom('localities')
    .select(['id', 'name', 'municipality', 'state_id as stateId', 'zone_id as zoneId'])
    .execute();
  const own = user.role === 'Coordinator' ? all.filter(({ zoneId }) => user.zoneIds.includes(zoneId)) : all;
  const byName = groupByKey(own, ({ name }) => name);
  const byMunicipality = groupByKey(own, ({ municipality }) => municipality);
  const otherNames = new Set(all.map(({ name }) => toLookupKey(name)));
  const suggest = createSuggester(own.map(({ name }) => name));

  const explainMissing = (name: string): string => {
    if (!byName.has(toLookupKey(name)) && otherNames.has(toLookupKey(name)))
      return 'Elija una localidad de las zonas que tiene a su cargo.';
    return `No hay una localidad «${name}».${suggest(name)}`;
  };

  return ({ locality, municipality, state }) => {
    const stateId = state === '' ? undefined : findState(states, state)?.id;
    if (state !== '' && stateId === undefined) return { part: 'state', message: 'No hay un estado con este nombre.' };
    // "Ciudad" may be the municipality whose only locality is meant.
    const named = byName.get(toLookupKey(locality)) ?? byMunicipality.get(toLookupKey(locality)) ?? [];
    const inState = named.filter((found) => stateId === undefined || found.stateId === stateId);
    const inMunicipality = inState.filter((found) => toLookupKey(found.municipality) === toLookupKey(municipality));
    const [found, another] = inMunicipality.length > 0 ? inMunicipality : inState;
    if (!found && named[0]) {
      const where = named.map((one) => states.find(({ id }) => id === one.stateId)?.name ?? '');
      return { part: 'state', message: `${named[0].name} no está en ese estado, sino en ${where[0]}.` };
    }
    if (!found) return { part: 'locality', message: explainMissing(locality) };
    if (!another) return { locality: found };
    const list = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(
      (inMunicipality.length > 0 ? inMunicipality : inState).map(formatLocalityName),
    );
    return { part: 'municipality', message: `Hay varias localidades con este nombre (${list}): escriba el municipio.` };
  };
}
