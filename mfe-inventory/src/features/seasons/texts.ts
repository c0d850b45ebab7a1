/** What a person reads on the list of seasons. */
export const texts = {
  noun: ['temporada', 'temporadas'],
  name: 'Nombre',
  start: 'Inicio',
  end: 'Fin',
  state: 'Estado',
  windows: 'Se puede registrar',
  sales: 'Ventas',
  vouchers: 'DKbonos',
  closed: 'Nada',
  search: 'Buscar por nombre',
  isOpen: 'Ventas abiertas',
  isVoucherOpen: 'DKbonos abiertos',
  yes: 'Sí',
  no: 'No',
  empty: 'Aún no hay temporadas.',
} as const;
