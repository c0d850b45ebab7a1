import type { NewRow } from '../db/types';
import { fixedId } from './random';

type Template = readonly [key: string, channel: 'APP' | 'EMAIL', subject: string, body: string];

/** The texts that people receive (domain.md §6); an administrator changes them, placeholders and all. */
const templates: readonly Template[] = [
  ['user.pending', 'APP', 'Usuario por aprobar', '{{nombre}} solicitó acceso como {{rol}}.'],
  [
    'user.approved',
    'EMAIL',
    'Su acceso a Surco fue aprobado',
    'Hola, {{nombre}}: su acceso fue aprobado. Ya es posible iniciar sesión en {{enlace}}.',
  ],
  [
    'user.rejected',
    'EMAIL',
    'Su acceso a Surco no fue aprobado',
    'Hola, {{nombre}}: su solicitud no fue aprobada. Motivo: {{motivo}}.',
  ],
  ['client.pending', 'APP', 'Cliente por aprobar', '{{cliente}} se registró en {{localidad}}.'],
  [
    'client.approved',
    'EMAIL',
    'Su registro fue aprobado',
    'Hola, {{cliente}}: su registro fue aprobado. Su consultor es {{consultor}}.',
  ],
  ['voucher.created', 'APP', 'DKbono {{folio}} creado', '{{cliente}} apartó {{bolsas}} bolsas por {{total}}.'],
  [
    'voucher.created',
    'EMAIL',
    'Su DKbono {{folio}}',
    'Hola, {{cliente}}: su DKbono {{folio}} por {{total}} vence el {{vigencia}}.',
  ],
  ['voucher.payment', 'APP', 'Abono al DKbono {{folio}}', '{{cliente}} abonó {{importe}}; el saldo es de {{saldo}}.'],
  [
    'voucher.payment',
    'EMAIL',
    'Abono recibido al DKbono {{folio}}',
    'Hola, {{cliente}}: se recibió su abono de {{importe}}. Su saldo es de {{saldo}}.',
  ],
  ['voucher.paid', 'APP', 'DKbono {{folio}} liquidado', 'El DKbono {{folio}} de {{cliente}} quedó liquidado.'],
  [
    'voucher.expiring',
    'APP',
    'DKbono {{folio}} por vencer',
    'El DKbono {{folio}} de {{cliente}} vence en {{dias}} días con un saldo de {{saldo}}.',
  ],
  [
    'voucher.expired',
    'APP',
    'DKbono {{folio}} vencido',
    'El DKbono {{folio}} de {{cliente}} venció; sus bolsas quedaron libres.',
  ],
  ['sale.created', 'APP', 'Venta {{folio}}', '{{consultor}} vendió {{bolsas}} bolsas a {{cliente}} por {{total}}.'],
  ['sale.edited', 'APP', 'Venta {{folio}} modificada', '{{consultor}} modificó la venta {{folio}} de {{cliente}}.'],
  [
    'sale.deleted',
    'APP',
    'Venta {{folio}} eliminada',
    '{{consultor}} eliminó la venta {{folio}} de {{cliente}} por {{total}}.',
  ],
  [
    'stock.low',
    'APP',
    'Quedan pocas bolsas de {{producto}}',
    'Quedan {{disponible}} bolsas de {{producto}} en {{distribuidor}} para {{temporada}}.',
  ],
  [
    'stock.exhausted',
    'APP',
    '{{producto}} se agotó',
    'Ya no hay bolsas de {{producto}} en {{distribuidor}} para {{temporada}}.',
  ],
  ['season.opened', 'APP', '{{temporada}} está abierta', 'La temporada {{temporada}} quedó abierta para {{ventana}}.'],
  ['season.closed', 'APP', '{{temporada}} se cerró', 'La temporada {{temporada}} se cerró para {{ventana}}.'],
  ['import.finished', 'APP', 'Importación terminada', 'Se importaron {{ventas}} ventas de {{filas}} filas.'],
];

export const messageRows: readonly NewRow<'messages'>[] = templates.map(([key, channel, subject, body], index) => ({
  id: fixedId('2a', index + 1),
  key,
  channel,
  subject,
  body,
  active: true,
}));
