import { formatMoney, formatNumber, formatPercent, noValue } from '@surco/shared/domain/formats';
import { conditionLabels, modeLabels, siloLabels } from '@surco/shared/domain/silage/input';
import { FIELDS, type FieldName, figuresOf } from '../../simulator';
import type { Asked } from './scenario';

/** One thing that was asked, as people read it. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** What it is as a number, where it is one. */
  readonly value: number | null;
}

const HERD = ['animals', 'intakeKg', 'days', 'reserve'] as const satisfies readonly FieldName[];
const BOTH = ['rentPerHa', 'discount', 'dryMatter'] as const satisfies readonly FieldName[];
const SILO = ['siloWidth', 'siloHeight', 'loss'] as const satisfies readonly FieldName[];

/** The sign of the currency says it on paper. */
const PESOS = 'pesos';

export function writeValue(name: FieldName, value: number | null): string {
  const { percent, unit } = FIELDS[name];
  if (value === null) return noValue;
  if (percent) return formatPercent(value);
  if (unit.startsWith(PESOS)) return `${formatMoney(value)}${unit.slice(PESOS.length)}`;
  return `${formatNumber(value, 0, 4)} ${unit}`;
}

const word = (key: string, label: string, text: string | null): Fact => ({
  key,
  label,
  text: text ?? noValue,
  value: null,
});

/** Everything a scenario asks, in the order of the screen; what its mode does not use is left out. */
export function factsOf({ input, product, production }: Asked): readonly Fact[] {
  const values = figuresOf(input);
  const figure = (name: FieldName): Fact => {
    const value = values[name] ?? null;
    return { key: name, label: FIELDS[name].label, text: writeValue(name, value), value };
  };
  const sells = input.mode === 'VENTA';
  return [
    word('mode', 'Destino del silo', modeLabels[input.mode]),
    ...(sells ? [] : [word('production', 'Tipo de producción', production), ...HERD.map(figure)]),
    word('product', 'Semilla', product),
    word('condition', 'Riego o temporal', conditionLabels[input.condition]),
    ...(sells ? [figure('hectares')] : []),
    ...BOTH.map(figure),
    word('silo', 'Tipo de silo', siloLabels[input.silo.type]),
    ...SILO.map(figure),
    ...(sells ? [figure('salePrice')] : []),
  ];
}
