import { formatCount, formatPercent, noValue, withoutBreaks } from '../text/formats';
import { type SilageInput, silageConditionLabels, silageModeLabels, siloTypeLabels } from './input';
import {
  formatSilageField,
  silageChoiceLabels,
  silageFields,
  type SilageFieldName,
  toFieldValues,
} from './silageFields';

/** Input of a simulation with product and production type names. */
export interface SilageDescription {
  readonly input: SilageInput;
  readonly product: string;
  readonly production: string | null;
}

/** One input as shown to the user. */
export interface SilageInputDetail {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Numeric value, if any. */
  readonly value: number | null;
}

const herdFields = ['animals', 'intakeKg', 'days', 'reserve'] as const satisfies readonly SilageFieldName[];
const commonFields = ['rentPerHa', 'discount', 'dryMatter'] as const satisfies readonly SilageFieldName[];
const siloFields = ['siloWidth', 'siloHeight', 'loss'] as const satisfies readonly SilageFieldName[];

const createTextDetail = (key: string, label: string, text: string | null): SilageInputDetail => ({
  key,
  label,
  text: text ?? noValue,
  value: null,
});

/** Inputs of a simulation: mode, herd, sowing, silo, sale, as on the screen, without those its mode does not use. */
export function listSilageInputs({ input, product, production }: SilageDescription): readonly SilageInputDetail[] {
  const values = toFieldValues(input);
  const describeNumber = (name: SilageFieldName): SilageInputDetail => {
    const value = values[name] ?? null;
    return { key: name, label: silageFields[name].label, text: formatSilageField(name, value), value };
  };
  const isForSale = input.mode === 'VENTA';
  return [
    createTextDetail('mode', silageChoiceLabels.mode, silageModeLabels[input.mode]),
    ...(isForSale
      ? []
      : [
          createTextDetail('production', silageChoiceLabels.productionTypeId, production),
          ...herdFields.map(describeNumber),
        ]),
    createTextDetail('product', silageChoiceLabels.productId, product),
    createTextDetail('condition', silageChoiceLabels.condition, silageConditionLabels[input.condition]),
    ...(isForSale ? [describeNumber('hectares')] : []),
    ...commonFields.map(describeNumber),
    createTextDetail('silo', silageChoiceLabels.silo, siloTypeLabels[input.silo.type]),
    ...siloFields.map(describeNumber),
    ...(isForSale ? [describeNumber('salePrice')] : []),
  ];
}

const formatShare = (label: string, share: number | null): string =>
  share ? `${label} ${withoutBreaks(formatPercent(share))}` : '';

/** "Leche · Maíz DKX-620 · Riego · Búnker · reserva 10 % · descuento 5 %" */
export const formatSilageSubtitle = ({ input, product, production }: SilageDescription): string =>
  [
    input.mode === 'VENTA' ? silageModeLabels.VENTA : production,
    product,
    silageConditionLabels[input.condition],
    siloTypeLabels[input.silo.type],
    formatShare('reserva', input.reserve),
    formatShare('descuento', input.discount),
  ]
    .filter(Boolean)
    .join(' · ');

const formatSize = ({ mode, animals, hectares }: SilageInput): string =>
  mode === 'VENTA'
    ? `${formatCount(hectares ?? 0, 'hectárea', 'hectáreas')}`
    : formatCount(animals ?? 0, 'animal', 'animales');

/** Name of a simulation without one: "Leche · 100 animales · Búnker". */
export const formatSilageName = ({ input, production }: SilageDescription): string =>
  [
    (input.mode === 'VENTA' ? silageModeLabels.VENTA : production) ?? silageModeLabels[input.mode],
    formatSize(input),
    siloTypeLabels[input.silo.type],
  ].join(' · ');
