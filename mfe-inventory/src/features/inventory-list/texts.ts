/** Texts of the inventory list. */
export const texts = {
  noun: ['registro de inventario', 'registros de inventario'],
  season: 'Temporada',
  product: 'Producto',
  distributor: 'Distribuidor',
  search: 'Buscar por clave o producto',
  stockLevel: 'Existencias',
  lowStock: 'Menos del 10 %',
  enoughStock: '10 % o más',
  register: 'Registrar inventario',
  adjust: 'Ajustar',
  details: 'Ver movimientos',
  empty: 'Aún no hay inventario registrado.',
  emptySeason: 'Aún no hay inventario registrado en esta temporada.',
  totals: 'Total de lo filtrado',
} as const;
