import type { ParameterDefinition } from './silage/silageParameters';

/**
 * For how many days records about the work of users are stored before the daily job deletes them. `min` is required by
 * law or by the product itself, except for links and imports; docs/retention.md gives the reasons. That of the audit
 * log follows from the tax code: five years after the annual return, which is due at most sixteen months after an entry
 * (source 21 in docs/sources.md).
 */
export const retentionParameters = [
  {
    key: 'retention.audit',
    label: 'Conservación de la bitácora',
    unit: 'días',
    default: 2_314,
    min: 2_314,
    max: 7_305,
  },
  {
    key: 'retention.notifications',
    label: 'Conservación de las notificaciones',
    unit: 'días',
    default: 365,
    min: 30,
    max: 1_827,
  },
  {
    key: 'retention.sessions',
    label: 'Conservación de las sesiones sin uso',
    unit: 'días',
    default: 7,
    min: 1,
    max: 365,
  },
  {
    key: 'retention.devices',
    label: 'Conservación de los dispositivos conocidos',
    unit: 'días',
    default: 180,
    min: 30,
    max: 180,
  },
  {
    key: 'retention.links',
    label: 'Conservación de los enlaces de acceso vencidos',
    unit: 'días',
    default: 1,
    min: 1,
    max: 90,
  },
  {
    key: 'retention.responses',
    label: 'Conservación de las respuestas a envíos repetidos',
    unit: 'días',
    default: 90,
    min: 30,
    max: 365,
  },
  {
    key: 'retention.imports',
    label: 'Conservación del avance de las importaciones',
    unit: 'días',
    default: 30,
    min: 1,
    max: 365,
  },
  {
    key: 'retention.mails',
    label: 'Conservación de los correos guardados o sin enviar',
    unit: 'días',
    default: 30,
    min: 3,
    max: 365,
  },
  {
    key: 'retention.visits',
    label: 'Conservación de las visitas y errores de las secciones',
    unit: 'días',
    default: 90,
    min: 7,
    max: 365,
  },
] as const satisfies readonly ParameterDefinition[];

export type RetentionKey = (typeof retentionParameters)[number]['key'];

/** The period of the links of customers. Beside the list, whose exact type sections of contract 3.0 may use. */
export const paperLinkRetention = {
  key: 'retention.paperLinks',
  label: 'Conservación de los enlaces de clientes vencidos',
  unit: 'días',
  default: 90,
  min: 1,
  max: 365,
} as const satisfies ParameterDefinition;
