/** Texts of the production type page. */
export const texts = {
  noun: ['tipo de producción', 'tipos de producción'],
  exportFileName: 'Tipos de producción',
  name: 'Nombre',
  intake: 'Consumo por animal y día',
  days: 'Días de alimentación',
  milk: 'Leche por tonelada de MS',
  milkHelp: 'Vacío si no producen leche.',
  active: 'Uso',
  yes: 'En uso',
  no: 'Sin uso',
  search: 'Buscar por nombre',
  empty: 'Aún no hay tipos de producción.',
  newType: 'Nuevo tipo de producción',
  editType: 'Editar tipo de producción',
  defaultsHelp: 'El simulador comienza con estos valores.',
  deleteWarning: 'Deja de ofrecerse en el simulador y en los registros. Los escenarios guardados se conservan.',
  describe: ({ name }: { name: string }): string => `el tipo de producción ${name}`,
  saved: ({ name }: { name: string }): string => `${name} se guardó`,
} as const;

export const validationMessages = {
  name: 'Escriba el nombre.',
  intake: 'Escriba el consumo diario.',
  days: 'Escriba los días.',
} as const;
