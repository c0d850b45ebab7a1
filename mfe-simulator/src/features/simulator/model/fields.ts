import { silageRanges, type SilageRange } from '@surco/shared/domain/silage/input';

export type FieldName = keyof typeof silageRanges | 'discount';

/** A figure the person may type. */
export interface NumberFieldSpec {
  readonly name: FieldName;
  readonly label: string;
  /** Said beside the figure. */
  readonly unit: string;
  readonly help?: string;
  readonly whole: boolean;
  readonly percent: boolean;
  /** Path in the request, as the model's problems name it. */
  readonly path: string;
}

const rangeOf = (name: FieldName): Partial<SilageRange> =>
  name === 'discount' ? { percent: true } : silageRanges[name];

function field(name: FieldName, label: string, unit: string, help?: string): NumberFieldSpec {
  const { whole = false, percent = false, field: path = name } = rangeOf(name);
  return { name, label, unit, help, whole, percent, path };
}

export const FIELDS = {
  animals: field('animals', 'Animales', 'cabezas'),
  intakeKg: field('intakeKg', 'Silo por animal al día', 'kg', 'Lo que come cada animal, tal como sale del silo.'),
  days: field('days', 'Días que se dará silo', 'días'),
  reserve: field('reserve', 'Reserva', '%', 'Silo de más por si la seca se alarga.'),
  hectares: field('hectares', 'Hectáreas por sembrar', 'ha', 'La tierra que hay para el silo.'),
  discount: field('discount', 'Descuento en la semilla', '%'),
  rentPerHa: field('rentPerHa', 'Renta de la tierra', 'pesos/ha', 'Cero si la tierra es propia.'),
  dryMatter: field('dryMatter', 'Materia seca al cortar', '%', 'La parte de la planta que no es agua.'),
  siloWidth: field('siloWidth', 'Ancho', 'm', 'Del frente por donde se saca el silo.'),
  siloHeight: field('siloHeight', 'Alto', 'm'),
  loss: field('loss', 'Merma', '%', 'Lo que se pierde al llenar, fermentar y sacar el silo.'),
  salePrice: field('salePrice', 'Precio de venta', 'pesos/t', 'Lo que pagan por tonelada de silo.'),
} as const satisfies Record<FieldName, NumberFieldSpec>;
