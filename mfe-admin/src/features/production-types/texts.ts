/** Texts of the production type page. */
export const texts = {
  noun: ['tipo de producción', 'tipos de producción'],
  milkHelp: 'Vacío si no producen leche.',
  search: 'Buscar por nombre',
  empty: 'Aún no hay tipos de producción.',
  newType: 'Nuevo tipo de producción',
  editType: 'Editar tipo de producción',
  defaultsHelp: 'El simulador comienza con estos valores.',
  deleteWarning: 'Deja de ofrecerse en el simulador y en los registros. Los escenarios guardados se conservan.',
  describe: ({ name }: { name: string }): string => `el tipo de producción ${name}`,
  saved: ({ name }: { name: string }): string => `${name} se guardó`,
} as const;
