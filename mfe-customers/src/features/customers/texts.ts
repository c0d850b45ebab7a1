/** What a person reads on the list of customers. */
export const texts = {
  noun: ['cliente', 'clientes'],
  name: 'Nombre',
  phone: 'Teléfono',
  locality: 'Localidad',
  hectares: 'Superficie',
  herd: 'Hato',
  productionType: 'Tipo de producción',
  consultant: 'Consultor',
  status: 'Estado',
  search: 'Buscar por nombre, teléfono o RFC',
  empty: 'Aún no hay clientes a su cargo.',
} as const;
