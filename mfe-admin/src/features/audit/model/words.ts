/** What is done to a record, as the trace keeps it and in words. */
export const actionLabels: Readonly<Record<string, string>> = {
  CREATE: 'Alta',
  REGISTER: 'Registro público',
  UPDATE: 'Modificación',
  DELETE: 'Eliminación',
  APPROVE: 'Aprobación',
  REJECT: 'Rechazo',
  ACTIVATE: 'Reactivación',
  DEACTIVATE: 'Desactivación',
  REOPEN: 'Reapertura',
  ASSIGN: 'Asignación de consultor',
  CLIENT_KEY: 'Clave de cliente',
  PASSWORD: 'Cambio de contraseña',
  ACCEPT_TERMS: 'Aceptación de los términos',
  LINK: 'Vínculo con el directorio',
  DELIVER: 'Entrega',
  CANCEL: 'Cancelación',
  PAYMENTS: 'Abonos',
  EXPIRE: 'Vencimiento',
  RELEASE: 'Regreso a DKbono',
  FORFEIT: 'Cancelación por venta eliminada',
  CONVERT: 'Conversión en venta',
  ADJUST: 'Ajuste de existencias',
};

interface Entity {
  label: string;
  /** The page of one, where there is one. */
  path?: (id: string) => string;
}

/** What a record is, and where it stands in the product. */
export const entities: Readonly<Record<string, Entity>> = {
  user: { label: 'Usuario', path: (id) => `/dashboard/users/form/${id}` },
  client: { label: 'Cliente', path: (id) => `/dashboard/customers/form/${id}` },
  sale: { label: 'Venta', path: (id) => `/dashboard/sales/sale/${id}` },
  voucher: { label: 'DKbono', path: (id) => `/dashboard/sales/dkbono/${id}` },
  product: { label: 'Producto', path: (id) => `/dashboard/products/form/${id}` },
  partner: { label: 'Socio', path: (id) => `/dashboard/partners/edit?id=${id}` },
  season: { label: 'Temporada', path: (id) => `/dashboard/seasons/edit/${id}` },
  inventory: { label: 'Inventario', path: (id) => `/dashboard/seasons/details/${id}` },
  zone: { label: 'Zona' },
  locality: { label: 'Localidad' },
  'production-type': { label: 'Tipo de producción' },
  'simulator-params': { label: 'Parámetros del simulador' },
  simulation: { label: 'Simulación' },
  message: { label: 'Mensaje' },
};

export const actionLabel = (action: string): string => actionLabels[action] ?? 'Otro cambio';
export const entityLabel = (entity: string): string => entities[entity]?.label ?? 'Otro registro';
