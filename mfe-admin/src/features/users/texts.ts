/** What a person reads on the list of users. */
export const texts = {
  noun: ['usuario', 'usuarios'],
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  role: 'Rol',
  distributor: 'Distribuidor o zonas',
  status: 'Estado',
  none: '—',
  search: 'Buscar por nombre, correo o teléfono',
  empty: 'Aún no hay usuarios.',
} as const;
