import { toOption } from '@surco/shared/ui/fields';
import { MissingOptions } from '@surco/shared/ui/next-step';
import { useGrantableZones } from '../../../common/api/useGrantableZones';
import { MultiSelectField } from '../../../common/components/MultiSelectField';
import { addAssignedZones } from '../../../common/model/addAssignedZones';
import type { NamedRecord } from '../../../common/model/namedRecord';
import { formTexts as texts } from '../texts';

interface Props {
  value: readonly NamedRecord[];
  onChange: (zones: readonly NamedRecord[]) => void;
}

/** The zones of a coordinator or a supervisor. */
export function ZonesField({ value, onChange }: Props) {
  const { zones: grantable } = useGrantableZones();
  const zones = addAssignedZones(grantable ?? [], value);
  return (
    <MultiSelectField
      name="zoneIds"
      label={texts.zones}
      help={texts.zonesHelp}
      required
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(zones.filter(({ id }) => ids.includes(id)))}
      options={zones.map(toOption)}
      missing={grantable && <MissingOptions of="zones" />}
      placeholder={texts.zonesPlaceholder}
    />
  );
}
