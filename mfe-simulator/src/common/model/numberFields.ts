import { type SilageRange, silageRanges } from '@surco/shared/domain';

export type FieldName = keyof typeof silageRanges | 'discount';

/** A number field of the form. */
export interface NumberFieldSpec {
  readonly name: FieldName;
  readonly label: string;
  /** Unit shown beside the field. */
  readonly unit: string;
  readonly help?: string;
  readonly isWhole: boolean;
  readonly isPercent: boolean;
  /** Path in the request, as validation errors name it. */
  readonly path: string;
}

const getFieldRange = (name: FieldName): Partial<SilageRange> =>
  name === 'discount' ? { isPercent: true } : silageRanges[name];

function createNumberField(name: FieldName, label: string, unit: string, help?: string): NumberFieldSpec {
  const { isWhole = false, isPercent = false, field: path = name } = getFieldRange(name);
  return { name, label, unit, help, isWhole, isPercent, path };
}

export const NUMBER_FIELDS = {
  animals: createNumberField('animals', 'Animales', 'cabezas'),
  intakeKg: createNumberField(
    'intakeKg',
    'Silo por animal al día',
    'kg',
    'Lo que come cada animal, tal como sale del silo.',
  ),
  days: createNumberField('days', 'Días que se dará silo', 'días'),
  reserve: createNumberField('reserve', 'Reserva', '%', 'Silo de más por si la seca se alarga.'),
  hectares: createNumberField('hectares', 'Hectáreas por sembrar', 'ha', 'La tierra que hay para el silo.'),
  discount: createNumberField('discount', 'Descuento en la semilla', '%'),
  rentPerHa: createNumberField('rentPerHa', 'Renta de la tierra', 'pesos/ha', 'Cero si la tierra es propia.'),
  dryMatter: createNumberField('dryMatter', 'Materia seca al cortar', '%', 'La parte de la planta que no es agua.'),
  siloWidth: createNumberField('siloWidth', 'Ancho', 'm', 'Del frente por donde se saca el silo.'),
  siloHeight: createNumberField('siloHeight', 'Alto', 'm'),
  loss: createNumberField('loss', 'Merma', '%', 'Lo que se pierde al llenar, fermentar y sacar el silo.'),
  salePrice: createNumberField('salePrice', 'Precio de venta', 'pesos/t', 'Lo que pagan por tonelada de silo.'),
} as const satisfies Record<FieldName, NumberFieldSpec>;

export const FIELD_NAMES: readonly FieldName[] = Object.values(NUMBER_FIELDS).map(({ name }) => name);
