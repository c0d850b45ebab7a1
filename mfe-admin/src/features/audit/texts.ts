import { noValue } from '@surco/shared/domain';

/** Texts of the audit log. */
export const texts = {
  noun: ['acción', 'acciones'],
  origin: (origin: string): string => `Desde: ${origin}`,
  kind: 'Tipo de acción',
  entity: 'Registro',
  noChanges: 'Sin cambios en los datos',
  created: (count: number): string => (count === 1 ? '1 dato registrado' : `${count} datos registrados`),
  deleted: 'Se eliminó el registro',
  view: 'Ver el detalle',
  viewOf: (title: string): string => `Ver el detalle: ${title}`,
  dates: 'Fecha',
  action: 'Acción',
  person: 'Persona',
  empty: 'Aún no hay acciones en la bitácora.',
  field: 'Dato',
  before: 'Antes',
  after: 'Después',
  none: noValue,
  details: 'Detalles',
  open: 'Abrir el registro',
  close: 'Cerrar',
} as const;
