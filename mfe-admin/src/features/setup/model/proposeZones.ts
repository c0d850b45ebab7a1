import type { Option } from '@surco/shared/ui/fields';
import { zoneTexts } from '../texts';

export const groupings = ['state', 'region', 'one'] as const;
export type Grouping = (typeof groupings)[number];

/** A zone that is not created yet. */
export interface ProposedZone {
  /** Identifies the proposal, so that a changed name stays with it; without spaces, because ids of fields contain it. */
  key: string;
  name: string;
  stateIds: readonly string[];
}

/** The regions by which seed is usually sold, with the official keys of their states. */
const regions: readonly { name: string; stateIds: readonly string[] }[] = [
  { name: 'Noroeste', stateIds: ['02', '03', '25', '26'] },
  { name: 'Norte', stateIds: ['05', '08', '10'] },
  { name: 'Noreste', stateIds: ['19', '28'] },
  { name: 'Occidente', stateIds: ['06', '14', '16', '18'] },
  { name: 'Bajío', stateIds: ['01', '11', '22', '24', '32'] },
  { name: 'Centro', stateIds: ['09', '13', '15', '17', '21', '29'] },
  { name: 'Sur', stateIds: ['07', '12', '20'] },
  { name: 'Golfo y sureste', stateIds: ['04', '23', '27', '30', '31'] },
];

/** The zones for the states in which a company sells: one for each state, for each region, or a single one. */
export function proposeZones(states: readonly Option[], grouping: Grouping): readonly ProposedZone[] {
  const ids = states.map(({ value }) => value);
  if (grouping === 'one') return ids.length > 0 ? [{ key: grouping, name: zoneTexts.onlyZone, stateIds: ids }] : [];
  if (grouping === 'state') return states.map(({ value, label }) => ({ key: value, name: label, stateIds: [value] }));
  return regions.flatMap(({ name, stateIds }) => {
    const chosen = stateIds.filter((id) => ids.includes(id));
    return chosen.length > 0 ? [{ key: name.replaceAll(' ', '-'), name, stateIds: chosen }] : [];
  });
}
