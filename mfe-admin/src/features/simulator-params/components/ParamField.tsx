import type { SimulatorParam } from '@surco/shared/contract';
import { parameterMeasure } from '@surco/shared/domain/parameters';
import { FigureField } from '@surco/shared/ui/figure-field';
import { decimalsOf, fromField, rangeHelp, toField } from '../model/values';

interface Props {
  param: SimulatorParam;
  /** As it is kept, whatever its field shows. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** One parameter with its unit, its range and what it began as. */
export const ParamField = ({ param, value, onChange }: Props) => (
  <FigureField
    name={param.key}
    label={param.label}
    help={rangeHelp(param)}
    decimals={decimalsOf(param.unit)}
    suffix={parameterMeasure(param.unit).unit || undefined}
    value={toField(value, param.unit)}
    onChange={(typed) => onChange(fromField(typed, param.unit))}
  />
);
