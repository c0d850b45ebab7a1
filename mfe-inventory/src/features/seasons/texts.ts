/** Texts of the season list. */
export const texts = {
  noun: ['temporada', 'temporadas'],
  search: 'Buscar por nombre',
  yes: 'Sí',
  no: 'No',
  empty: 'Aún no hay temporadas.',
  newSeason: 'Nueva temporada',
  edit: 'Editar temporada',
  openInventoryList: 'Ver inventario',
  register: 'Registrar inventario',
  chooseInventory: 'Consultar inventario',
} as const;
