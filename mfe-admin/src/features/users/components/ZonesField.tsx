import { useCall } from '@surco/shared/platform';
import { ManyField } from '../../../forms/ManyField';
import { toOption } from '../../../forms/places';
import { useActor } from '../../../state/people';
import type { Named } from '../model/draft';
import { formTexts as texts } from '../texts';

const ALL = { query: { page: 1, size: 'all', sort: 'name' } } as const;

/** The zones a person may give: an administrator any, everybody else its own; those already given stay. */
function useZones(given: readonly Named[]): readonly Named[] {
  const admin = useActor().role === 'Admin';
  const everywhere = useCall('GET /zones', admin ? ALL : null);
  const own = useCall('GET /users/me', admin ? null : {});
  const offered: readonly Named[] = (admin ? everywhere.data?.data : own.data?.zones) ?? [];
  return [...offered, ...given.filter(({ id }) => !offered.some((zone) => zone.id === id))];
}

interface Props {
  value: readonly Named[];
  onChange: (zones: readonly Named[]) => void;
}

/** Whom a coordinator or a supervisor serves. */
export function ZonesField({ value, onChange }: Props) {
  const zones = useZones(value);
  const choose = (ids: readonly string[]): void => onChange(zones.filter(({ id }) => ids.includes(id)));
  return (
    <ManyField
      name="zoneIds"
      label={texts.zones}
      help={texts.zonesHelp}
      required
      value={value.map(({ id }) => id)}
      onChange={choose}
      options={zones.map(toOption)}
      placeholder={texts.zonesPlaceholder}
    />
  );
}
