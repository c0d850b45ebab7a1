import { formatCount, formatDate } from '@surco/shared/domain';

/** Texts of the page "Preparar Surco". */
export const texts = {
  intro:
    'Estos pasos dejan a Surco listo para la primera venta. Cada uno se guarda por separado: puede salir y seguir después, desde el menú de su nombre.',
  progress: (done: number, all: number): string => `${done} de ${all} pasos`,
  ready: 'Ya se puede vender: los consultores entran con la invitación que recibieron por correo.',
  done: 'Hecho',
  waiting: 'En espera',
  /** T-02. @param next the next season that sells; undefined when none is open for sales */
  seasonWait: (next: { name: string; startDate: string } | undefined, hasVouchers: boolean): string => {
    const vouchers = hasVouchers ? ' Ya se pueden registrar DKbonos.' : '';
    if (!next) return `Ninguna temporada está abierta para ventas: todavía no se puede vender.${vouchers}`;
    return `Se vende desde el ${formatDate(next.startDate)}, cuando empieza la temporada ${next.name}.${vouchers}`;
  },
  seeSeason: 'Ver la temporada',
  skipped: 'No hace falta',
  open: 'Por hacer',
  waitsFor: 'Primero:',
  skipStep: (skip: string, title: string): string => `${skip}: ${title}`,
  restore: 'Volver a pedirlo',
  restoreStep: (title: string): string => `Volver a pedirlo: ${title}`,
  writeName: 'Escribir mi nombre',
  proposeZones: 'Proponer zonas',
  letterhead: 'Completar el membrete',
  letterheadOfMany: 'Ver los distribuidores',
  nameTitle: 'Su nombre',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567.',
  nameSaved: 'Su nombre se guardó',
} as const;

/** Texts of the dialog that proposes zones. */
export const zoneTexts = {
  title: 'Proponer zonas',
  states: 'Estados en los que vende',
  statesPlaceholder: 'Elija uno o más estados',
  grouping: 'Proponer',
  groupings: { state: 'Una zona por estado', region: 'Una por región', one: 'Una sola zona' },
  namesHelp: (created: readonly string[]): string =>
    created.length > 0
      ? `Ya se crearon: ${created.join(', ')}. Corrija las que faltan.`
      : 'Cambie los nombres como los usa su gente. Después puede editar cada zona.',
  nameOf: (states: string): string => `Zona de ${states}`,
  nothingChosen: 'Elija al menos un estado.',
  create: (count: number): string => (count === 0 ? 'Crear zonas' : `Crear ${formatCount(count, 'zona', 'zonas')}`),
  created: (count: number): string => `${formatCount(count, 'zona creada', 'zonas creadas')}`,
  onlyZone: 'Zona única',
} as const;
