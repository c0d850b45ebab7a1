import {
  formatMoney,
  formatPercent,
  noValue,
  silageConditionLabels,
  silageModeLabels,
  siloTypeLabels,
} from '@surco/shared/domain';
import { formatFieldNumber, NUMBER_FIELDS, type FieldName, toFieldValues } from '../../../common';
import { CHOICE_LABELS } from './choiceLabels';
import type { SimulationDescription } from './simulationDescription';

/** One input as shown to the user. */
export interface InputDetail {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Numeric value, if any. */
  readonly value: number | null;
}

const HERD_FIELDS = ['animals', 'intakeKg', 'days', 'reserve'] as const satisfies readonly FieldName[];
const COMMON_FIELDS = ['rentPerHa', 'discount', 'dryMatter'] as const satisfies readonly FieldName[];
const SILO_FIELDS = ['siloWidth', 'siloHeight', 'loss'] as const satisfies readonly FieldName[];

/** Start of the units that are left out of the text: the currency sign replaces it. */
const PESO_UNIT = 'pesos';

export function formatFieldValue(name: FieldName, value: number | null): string {
  const { isPercent, unit } = NUMBER_FIELDS[name];
  if (value === null) return noValue;
  if (isPercent) return formatPercent(value);
  if (unit.startsWith(PESO_UNIT)) return `${formatMoney(value)}${unit.slice(PESO_UNIT.length)}`;
  return `${formatFieldNumber(value)} ${unit}`;
}

const createTextDetail = (key: string, label: string, text: string | null): InputDetail => ({
  key,
  label,
  text: text ?? noValue,
  value: null,
});

/** Inputs of a simulation: mode, herd, sowing, silo, sale, as on the screen, without those its mode does not use. */
export function getInputDetails({ input, product, production }: SimulationDescription): readonly InputDetail[] {
  const values = toFieldValues(input);
  const describeNumber = (name: FieldName): InputDetail => {
    const value = values[name] ?? null;
    return { key: name, label: NUMBER_FIELDS[name].label, text: formatFieldValue(name, value), value };
  };
  const isForSale = input.mode === 'VENTA';
  return [
    createTextDetail('mode', CHOICE_LABELS.mode, silageModeLabels[input.mode]),
    ...(isForSale
      ? []
      : [
          createTextDetail('production', CHOICE_LABELS.productionTypeId, production),
          ...HERD_FIELDS.map(describeNumber),
        ]),
    createTextDetail('product', CHOICE_LABELS.productId, product),
    createTextDetail('condition', CHOICE_LABELS.condition, silageConditionLabels[input.condition]),
    ...(isForSale ? [describeNumber('hectares')] : []),
    ...COMMON_FIELDS.map(describeNumber),
    createTextDetail('silo', CHOICE_LABELS.silo, siloTypeLabels[input.silo.type]),
    ...SILO_FIELDS.map(describeNumber),
    ...(isForSale ? [describeNumber('salePrice')] : []),
  ];
}
