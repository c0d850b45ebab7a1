import type { Locality, Zone } from '../../contract';
import { formatOptionLabels } from '../formatOptionLabels';
import { localityFields } from '../locality';
import { zoneFields } from '../zone';
import type { DescribedColumns } from './describedColumn';

/** States or zones by name, of which the records have only the ids; undefined while they load. */
type Places = Parameters<typeof formatOptionLabels>[1];

export const createZoneColumns = (states: Places) =>
  ({
    name: { heading: zoneFields.name.label, width: 28, value: ({ name }) => name },
    states: {
      heading: zoneFields.stateIds.label,
      width: 36,
      value: ({ stateIds }) => formatOptionLabels(stateIds, states),
    },
  }) as const satisfies DescribedColumns<Zone>;

export const createLocalityColumns = (states: Places, zones: Places) =>
  ({
    name: { heading: localityFields.name.label, width: 28, value: ({ name }) => name },
    municipality: { heading: localityFields.municipality.label, width: 28, value: ({ municipality }) => municipality },
    state: { heading: localityFields.stateId.label, value: ({ stateId }) => formatOptionLabels([stateId], states) },
    zone: { heading: localityFields.zoneId.label, value: ({ zoneId }) => formatOptionLabels([zoneId], zones) },
  }) as const satisfies DescribedColumns<Locality>;
