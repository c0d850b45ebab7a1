/** What a person reads about production types. */
export const texts = {
  noun: ['tipo de producción', 'tipos de producción'],
  file: 'Tipos de producción',
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
  make: 'Nuevo tipo de producción',
  edit: 'Editar tipo de producción',
  section: 'El simulador comienza con estos valores.',
  loss: 'Deja de ofrecerse en el simulador y en los registros. Las simulaciones guardadas se conservan.',
  named: ({ name }: { name: string }): string => `el tipo de producción ${name}`,
  saved: ({ name }: { name: string }): string => `${name} se guardó`,
} as const;

export const complaints = {
  name: 'Escriba el nombre.',
  intake: 'Escriba el consumo diario.',
  days: 'Escriba los días.',
} as const;
