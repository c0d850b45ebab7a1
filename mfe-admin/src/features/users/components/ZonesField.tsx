import { toOption } from '@surco/shared/ui/fields';
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
  const zones = addAssignedZones(useGrantableZones().zones ?? [], value);
  return (
    <MultiSelectField
      name="zoneIds"
      label={texts.zones}
      help={texts.zonesHelp}
      required
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(zones.filter(({ id }) => ids.includes(id)))}
      options={zones.map(toOption)}
      placeholder={texts.zonesPlaceholder}
    />
  );
}
