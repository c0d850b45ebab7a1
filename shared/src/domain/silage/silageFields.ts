import { formatMoney, formatNumber, formatPercent, noValue } from '../text/formats';
import { type SilageRange, silageRanges, type SilageRequest } from './input';

export type SilageFieldName = keyof typeof silageRanges | 'discount';

/** A number of the form of the simulator. */
export interface SilageField {
  readonly name: SilageFieldName;
  readonly label: string;
  /** Unit shown beside the field. */
  readonly unit: string;
  readonly help?: string;
  readonly isWhole: boolean;
  readonly isPercent: boolean;
  /** Path in the request, as validation errors name it. */
  readonly path: string;
}

const getFieldRange = (name: SilageFieldName): Partial<SilageRange> =>
  name === 'discount' ? { isPercent: true } : silageRanges[name];

function createField(name: SilageFieldName, label: string, unit: string, help?: string): SilageField {
  const { isWhole = false, isPercent = false, field: path = name } = getFieldRange(name);
  return { name, label, unit, help, isWhole, isPercent, path };
}

export const silageFields = /* @__PURE__ */ (() => ({
  animals: createField('animals', 'Animales', 'cabezas'),
  intakeKg: createField('intakeKg', 'Silo por animal al día', 'kg', 'Lo que come cada animal, tal como sale del silo.'),
  days: createField('days', 'Días que se dará silo', 'días'),
  reserve: createField('reserve', 'Reserva', '%', 'Silo de más por si la seca se alarga.'),
  hectares: createField('hectares', 'Hectáreas por sembrar', 'ha', 'La tierra que hay para el silo.'),
  discount: createField('discount', 'Descuento en la semilla', '%'),
  rentPerHa: createField('rentPerHa', 'Renta de la tierra', 'pesos/ha', 'Cero si la tierra es propia.'),
  dryMatter: createField('dryMatter', 'Materia seca al cortar', '%', 'La parte de la planta que no es agua.'),
  siloWidth: createField('siloWidth', 'Ancho', 'm', 'Del frente por donde se saca el silo.'),
  siloHeight: createField('siloHeight', 'Alto', 'm'),
  loss: createField('loss', 'Merma', '%', 'Lo que se pierde al llenar, fermentar y sacar el silo.'),
  salePrice: createField('salePrice', 'Precio de venta', 'pesos/t', 'Lo que pagan por tonelada de silo.'),
}))() satisfies Record<SilageFieldName, SilageField>;

export const silageFieldNames = /* @__PURE__ */ Object.keys(silageFields) as SilageFieldName[];

/** Labels of the inputs with fixed choices, by query parameter of the simulator. */
export const silageChoiceLabels = {
  mode: 'Destino del silo',
  condition: 'Riego o temporal',
  silo: 'Tipo de silo',
  productId: 'Semilla',
  productionTypeId: 'Tipo de producción',
} as const;

/** Formats a number as the fields show it: at most four decimals, without trailing zeros. */
export const formatFieldNumber = (value: number): string => formatNumber(value, 0, 4);

/** Start of the units that are left out of the text: the currency sign replaces it. */
const pesoUnit = 'pesos';

/** Formats the value of a field with its unit; a dash when there is none. */
export function formatSilageField(name: SilageFieldName, value: number | null): string {
  const { isPercent, unit } = silageFields[name];
  if (value === null) return noValue;
  if (isPercent) return formatPercent(value);
  if (unit.startsWith(pesoUnit)) return `${formatMoney(value)}${unit.slice(pesoUnit.length)}`;
  return `${formatFieldNumber(value)} ${unit}`;
}

/** A request with its numbers by field name: the measures of `silo` become `siloWidth` and `siloHeight`. */
export const toFieldValues = <T extends SilageRequest>({ silo, ...values }: T) => ({
  ...values,
  siloWidth: silo.width,
  siloHeight: silo.height,
});
