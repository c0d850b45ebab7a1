import type { Field, Fields } from '../field';
import { customerFields } from '../customer';
import { deliveryFields, documentHeadFields } from '../document';
import { inventoryFields } from '../inventory';
import { localityFields } from '../locality';
import { messageFields, messageTextFields } from '../message';
import { partnerFields } from '../partner';
import { productFields } from '../product';
import { productionTypeFields } from '../productionType';
import { seasonFields } from '../season';
import { userFields } from '../user';
import { zoneFields } from '../zone';

/** How a value is formatted: as that field of a record, or else; `auto` decides by the form of the value. */
export type FieldKind = Field | 'auto' | 'money' | 'fraction' | 'phone' | 'role' | 'code';

export interface AuditField {
  label: string;
  kind: FieldKind;
}

const defineField = (label: string, kind: FieldKind = 'auto'): AuditField => ({ label, kind });

/** The records whose changes the log shows; in a field that several have, the last one counts. */
const records: readonly Fields[] = [
  messageTextFields,
  { channel: messageFields.channel },
  userFields,
  partnerFields,
  customerFields,
  productFields,
  productionTypeFields,
  documentHeadFields,
  deliveryFields,
  inventoryFields,
  seasonFields,
  localityFields,
  zoneFields,
];

export const isReference = (kind: FieldKind): boolean =>
  typeof kind === 'object' && (kind.kind === 'reference' || kind.kind === 'references');

/** The key of the records whose ids a reference has: `zoneId` → `zone`, `stateIds` → `states`. */
export const toRecordKey = (name: string): string => name.replace(/Id(s?)$/, '$1');

/** An entry has the records that references lead to, with their names, or only their ids. */
const toAuditFields = (fields: Fields): Record<string, AuditField> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      ...(isReference(field) ? [[toRecordKey(name), defineField(field.label)]] : []),
      [name, defineField(field.label, field)],
    ]),
  );

/**
 * The fields that the changes show, in display order. A change of any other field is only seen in the stored JSON under
 * "Detalles", except that of a system parameter, whose label is in `systemParameters`.
 */
export const auditFields: Readonly<Record<string, AuditField>> = {
  ...Object.assign({}, ...records.map(toAuditFields)),
  name: defineField('Nombre'),
  role: defineField(userFields.role.label, 'role'),
  rows: defineField('Filas'),
  status: defineField('Estatus', 'code'),
  statusReason: defineField('Motivo'),
  method: defineField('Forma de entrar', 'code'),
  reason: defineField('Causa', 'code'),
  note: defineField('Nota'),
  sale: defineField('Venta'),
  lastMerge: defineField('Cliente combinado'),
  acceptedTosAt: defineField('Términos aceptados'),
  tosVersion: defineField('Versión de los términos'),
  acceptedTosVersion: defineField('Versión de los términos'),
  directoryOid: defineField('Cuenta del directorio'),
  clientKeyHint: defineField('Clave de cliente termina en'),
  privacyNoticeAcceptedAt: defineField('Aviso de privacidad aceptado'),
  privacyNoticeVersion: defineField('Versión del aviso de privacidad'),
  termsVersion: defineField('Versión de los términos'),
  responsibleName: defineField('Responsable de los datos'),
  responsibleAddress: defineField('Domicilio del responsable'),
  responsibleContact: defineField('Contacto del responsable'),
  folio: defineField('Folio'),
  lines: defineField('Productos'),
  payments: defineField('Abonos'),
  cancelledPayments: defineField('Abonos cancelados'),
  subtotal: defineField('Subtotal', 'money'),
  tax: defineField('IVA', 'money'),
  total: defineField('Total', 'money'),
  paid: defineField('Abonado', 'money'),
  balance: defineField('Saldo', 'money'),
  credit: defineField('Saldo a favor', 'money'),
  creditUses: defineField('Usos del saldo a favor'),
  expiresAt: defineField('Vigencia'),
  listPrice: defineField('Precio en la lista'),
  plannedPrices: defineField('Precios programados'),
  targets: defineField('Metas'),
  adjustments: defineField('Ajustes'),
  committed: defineField('Comprometidas'),
  sold: defineField('Vendidas'),
  available: defineField('Disponibles'),
  value: defineField('Valor'),
  active: defineField('Activo'),
  liveVersion: defineField('Versión publicada'),
  removedVersions: defineField('Versiones eliminadas'),
  trialVersion: defineField('Versión de prueba'),
  trialRoles: defineField('Roles con la versión de prueba', 'role'),
  // Entries of version 0.1.0.
  canaryVersion: defineField('Versión de prueba'),
  canaryPercent: defineField('Porcentaje de personas con la versión de prueba'),
  canaryRoles: defineField('Roles con la versión de prueba', 'role'),
  guardedUntil: defineField('Prueba vigilada hasta'),
  previewVersions: defineField('Versiones con enlace'),
  menuApproved: defineField('Entradas aprobadas'),
  publishedBy: defineField('Publicó'),
  team: defineField('Equipo'),
  sections: defineField('Secciones'),
  hint: defineField('Últimos caracteres'),
  publishedAt: defineField('Fecha de publicación'),
  deletedAuditEntries: defineField('Registros de la bitácora eliminados'),
  deletedNotifications: defineField('Notificaciones eliminadas'),
  deletedSessions: defineField('Sesiones eliminadas'),
  deletedDevices: defineField('Dispositivos eliminados'),
  deletedPasswordLinks: defineField('Enlaces de contraseña eliminados'),
  deletedEmailLinks: defineField('Enlaces de correo eliminados'),
  deletedSignInChallenges: defineField('Accesos sin terminar eliminados'),
  deletedPasskeyRegistrations: defineField('Altas de llaves de acceso sin terminar eliminadas'),
  deletedPaperLinks: defineField('Enlaces de clientes eliminados'),
  emptiedMerges: defineField('Datos de clientes combinados eliminados'),
  deletedResponses: defineField('Respuestas a envíos eliminadas'),
  deletedImports: defineField('Avances de importación eliminados'),
  deletedUndoableImports: defineField('Importaciones eliminadas'),
  deletedQueuedMails: defineField('Correos sin enviar eliminados'),
  deletedSavedMails: defineField('Correos guardados eliminados'),
  deletedVisitCounts: defineField('Cuentas de visitas de secciones eliminadas'),
};

/** Labels of the codes in records. */
export const codeLabels: Readonly<Record<string, string>> = {
  password: 'Contraseña',
  'client-key': 'Clave de cliente',
  'second-factor': 'Verificación en dos pasos',
  directory: 'Cuenta corporativa',
  CODIGO_INVALIDO: 'Código equivocado',
  CREDENCIALES_INVALIDAS: 'Correo o contraseña equivocados',
  CLAVE_CLIENTE_INVALIDA: 'Teléfono o clave equivocados',
  CUENTA_INACTIVA: 'Cuenta sin acceso',
  CUENTA_DESCONOCIDA: 'Cuenta corporativa sin usuario',
  CUENTA_AJENA: 'Cuenta de otra empresa',
  TOKEN_AJENO: 'Cuenta corporativa no válida',
  TOKEN_INVALIDO: 'Cuenta corporativa no válida',
  SESION_INVALIDA: 'La cuenta cambió mientras entraba',
};
