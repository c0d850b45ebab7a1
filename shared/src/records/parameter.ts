import { getDisplayUnit, isSwitchUnit } from '../domain/parameters';
import type { ParameterDefinition } from '../domain/silage/silageParameters';
import type { RangeField } from './field';

/**
 * The field of a system parameter: a percentage for a fraction, a whole number for one that is on or off. The column of
 * all of them keeps four decimals, two of a percentage.
 */
export function toParameterField({
  label,
  unit: storedUnit,
  min,
  max,
}: Pick<ParameterDefinition, 'label' | 'unit' | 'min' | 'max'>): RangeField {
  const { isPercent, unit } = getDisplayUnit(storedUnit);
  if (isSwitchUnit(storedUnit)) return { label, kind: 'integer', min, max };
  return isPercent
    ? { label, kind: 'percentage', min, max, decimals: 2 }
    : { label, kind: 'decimal', unit, min, max, decimals: 4 };
}
