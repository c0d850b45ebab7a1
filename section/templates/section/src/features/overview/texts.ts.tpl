/** Texts of this page. */
export const texts = {
  noun: ['temporada', 'temporadas'],
  name: 'Temporada',
  start: 'Inicio',
  end: 'Fin',
  search: 'Buscar por nombre',
  empty: 'Aún no hay temporadas.',
} as const;
