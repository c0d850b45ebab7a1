import { type SilageRange, silageRanges } from '@surco/shared/domain';

export type FieldName = keyof typeof silageRanges | 'discount';

/** A number field of the form. */
export interface NumberFieldSpec {
  readonly name: FieldName;
  readonly label: string;
  /** Unit shown beside the field. */
  readonly unit: string;
  readonly help?: string;
  readonly whole: boolean;
  readonly percent: boolean;
  /** Path in the request, as validation errors name it. */
  readonly path: string;
}

const fieldRange = (name: FieldName): Partial<SilageRange> =>
  name === 'discount' ? { percent: true } : silageRanges[name];

function numberField(name: FieldName, label: string, unit: string, help?: string): NumberFieldSpec {
  const { whole = false, percent = false, field: path = name } = fieldRange(name);
  return { name, label, unit, help, whole, percent, path };
}

export const NUMBER_FIELDS = {
  animals: numberField('animals', 'Animales', 'cabezas'),
  intakeKg: numberField('intakeKg', 'Silo por animal al día', 'kg', 'Lo que come cada animal, tal como sale del silo.'),
  days: numberField('days', 'Días que se dará silo', 'días'),
  reserve: numberField('reserve', 'Reserva', '%', 'Silo de más por si la seca se alarga.'),
  hectares: numberField('hectares', 'Hectáreas por sembrar', 'ha', 'La tierra que hay para el silo.'),
  discount: numberField('discount', 'Descuento en la semilla', '%'),
  rentPerHa: numberField('rentPerHa', 'Renta de la tierra', 'pesos/ha', 'Cero si la tierra es propia.'),
  dryMatter: numberField('dryMatter', 'Materia seca al cortar', '%', 'La parte de la planta que no es agua.'),
  siloWidth: numberField('siloWidth', 'Ancho', 'm', 'Del frente por donde se saca el silo.'),
  siloHeight: numberField('siloHeight', 'Alto', 'm'),
  loss: numberField('loss', 'Merma', '%', 'Lo que se pierde al llenar, fermentar y sacar el silo.'),
  salePrice: numberField('salePrice', 'Precio de venta', 'pesos/t', 'Lo que pagan por tonelada de silo.'),
} as const satisfies Record<FieldName, NumberFieldSpec>;
