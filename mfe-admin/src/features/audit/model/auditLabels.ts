import {
  type AuditKind,
  buildPath,
  getCustomerPath,
  productPaths,
  getSalePath,
  seasonPaths,
  userPaths,
  getVoucherPath,
} from '@surco/shared/contract';
import { getPartnerPath } from '../../../paths';

/** Labels of the audited actions. */
export const actionLabels: Readonly<Record<string, string>> = {
  CREATE: 'Alta',
  REGISTER: 'Registro público',
  REGISTER_AGAIN: 'Registro público repetido',
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
  SECOND_FACTOR_ON: 'Verificación en dos pasos activada',
  SECOND_FACTOR_OFF: 'Verificación en dos pasos desactivada',
  SECOND_FACTOR_RESET: 'Verificación en dos pasos quitada por otra persona',
  PASSKEY_ADDED: 'Llave de acceso agregada',
  PASSKEY_REMOVED: 'Llave de acceso quitada',
  RECOVERY_CODES: 'Códigos de recuperación nuevos',
  RECOVERY_CODE_USED: 'Entrada con código de recuperación',
  ACCEPT_TERMS: 'Aceptación de los términos',
  ANONYMIZE: 'Anonimización',
  LINK: 'Vínculo con el directorio',
  DELIVER: 'Entrega',
  CANCEL: 'Cancelación',
  PAYMENTS: 'Abonos',
  EXPIRE: 'Vencimiento',
  RELEASE: 'Regreso a DKbono',
  FORFEIT: 'Cancelación por venta eliminada',
  CONVERT: 'Conversión en venta',
  ADJUST: 'Ajuste de existencias',
  SIGN_IN: 'Entrada',
  SIGN_IN_FAILED: 'Entrada fallida',
  SIGN_OUT: 'Salida',
  SESSION_END: 'Cierre de una sesión',
  PUSH_ON: 'Notificaciones activadas en un dispositivo',
  PUSH_CHANGE: 'Cambio de las notificaciones de un dispositivo',
  PUSH_OFF: 'Notificaciones desactivadas en un dispositivo',
  RESET_REQUEST: 'Solicitud de contraseña nueva',
  EMAIL_REQUEST: 'Solicitud de cambio de correo',
  EMAIL: 'Cambio de correo',
  ROLE: 'Cambio de rol',
  PDF: 'Descarga de PDF',
  EXPORT: 'Exportación',
  PURGE: 'Depuración',
  PUBLISH: 'Publicación',
  ROLLBACK: 'Regreso a la versión anterior',
  JUDGE: 'Veredicto de la guardia de una prueba',
  REMOVE: 'Eliminación de una versión',
  REVOKE: 'Revocación',
};

/** Labels of the kinds of action. */
export const kindLabels: Readonly<Record<AuditKind, string>> = {
  access: 'Entradas y sesiones',
  credentials: 'Datos de acceso y roles',
  downloads: 'Exportaciones y PDF',
  changes: 'Cambios en los registros',
};

interface AuditedEntity {
  label: string;
  /** The path of the page that shows or edits one record, when the entity has one. */
  path?: (id: string) => string;
}

/** Labels and paths of the audited entities. */
export const auditedEntities: Readonly<Record<string, AuditedEntity>> = {
  user: { label: 'Usuario', path: (id) => buildPath(userPaths.user, { id }) },
  client: { label: 'Cliente', path: getCustomerPath },
  sale: { label: 'Venta', path: getSalePath },
  voucher: { label: 'DKbono', path: getVoucherPath },
  product: { label: 'Producto', path: (id) => buildPath(productPaths.product, { id }) },
  partner: { label: 'Socio', path: getPartnerPath },
  season: { label: 'Temporada', path: (id) => buildPath(seasonPaths.editSeason, { id }) },
  inventory: { label: 'Inventario', path: (id) => buildPath(seasonPaths.inventory, { id }) },
  target: { label: 'Meta' },
  zone: { label: 'Zona' },
  locality: { label: 'Localidad' },
  'production-type': { label: 'Tipo de producción' },
  'simulator-params': { label: 'Parámetros generales' },
  simulation: { label: 'Escenario' },
  message: { label: 'Mensaje' },
  'remote-release': { label: 'Versión de una sección' },
  'section-token': { label: 'Token de publicación' },
  retention: { label: 'Conservación de datos' },
  audit: { label: 'Bitácora' },
  'privacy-request': { label: 'Solicitud ARCO' },
  'legal-texts': { label: 'Aviso de privacidad y términos' },
};

export const getActionLabel = (action: string): string => actionLabels[action] ?? 'Otro cambio';
export const getEntityLabel = (entity: string): string => auditedEntities[entity]?.label ?? 'Otro registro';
