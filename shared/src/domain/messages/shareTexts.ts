import type { MessageText } from './messageTemplates';

/** What each text to share may say. Without a link, its line is left out: see `fillShareText`. */
export const sharePlaceholders = {
  'share.sale': ['cliente', 'folio', 'fecha', 'total', 'saldo', 'bolsas', 'distribuidor', 'consultor', 'enlace'],
  'share.voucher': [
    'cliente',
    'folio',
    'fecha',
    'vigencia',
    'total',
    'pagado',
    'saldo',
    'distribuidor',
    'consultor',
    'enlace',
  ],
  'share.receipt': ['cliente', 'folio', 'fecha', 'importe', 'saldo', 'enlace'],
  'share.statement': ['cliente', 'periodo', 'saldo', 'enlace'],
  'share.simulation': ['escenario', 'producto', 'enlace'],
  'share.expiring': ['cliente', 'folio', 'vigencia', 'saldo', 'distribuidor'],
  'share.delivery': ['cliente', 'folio', 'fecha', 'bolsas', 'distribuidor'],
  'share.visit': ['cliente', 'temporada'],
} as const;
export type ShareKey = keyof typeof sharePlaceholders;

/** The texts that people share or send by WhatsApp until an administrator writes others, see `messageTexts`. */
export const shareTexts: Readonly<Record<ShareKey, { readonly APP: MessageText }>> = {
  'share.sale': {
    APP: {
      subject: 'Nota de venta {{folio}}',
      body: `Hola, {{cliente}}: le comparto la nota de su compra {{folio}} del {{fecha}}, por {{total}}.

Puede verla y descargarla aquí: {{enlace}}`,
    },
  },
  'share.voucher': {
    APP: {
      subject: 'DKbono {{folio}}',
      body: `Hola, {{cliente}}: le comparto su DKbono {{folio}} del {{fecha}}: total {{total}}, pagado {{pagado}}, saldo {{saldo}}. Vence el {{vigencia}}.

Puede verlo y descargarlo aquí: {{enlace}}`,
    },
  },
  'share.receipt': {
    APP: {
      subject: 'Recibo de abono {{folio}}',
      body: `Hola, {{cliente}}: recibimos su abono de {{importe}} del {{fecha}}, recibo {{folio}}. Con él, su saldo quedó en {{saldo}}.

Puede ver y descargar el recibo aquí: {{enlace}}`,
    },
  },
  'share.statement': {
    APP: {
      subject: 'Estado de cuenta, {{periodo}}',
      body: `Hola, {{cliente}}: le comparto su estado de cuenta, {{periodo}}. Su saldo es de {{saldo}}.

Puede verlo y descargarlo aquí: {{enlace}}`,
    },
  },
  'share.simulation': {
    APP: {
      subject: 'Escenario {{escenario}}',
      body: `Le comparto el escenario de ensilado «{{escenario}}», con {{producto}}.

Puede verlo y descargarlo aquí: {{enlace}}`,
    },
  },
  'share.expiring': {
    APP: {
      subject: 'Su DKbono {{folio}}',
      body: 'Hola, {{cliente}}: le recuerdo que su DKbono {{folio}} vence el {{vigencia}} y tiene un saldo de {{saldo}}. Si quiere abonar o tiene alguna duda, responda a este mensaje.',
    },
  },
  'share.delivery': {
    APP: {
      subject: 'Entrega de su compra {{folio}}',
      body: 'Hola, {{cliente}}: su compra {{folio}} ({{bolsas}}) está por entregarse. ¿Qué día puede recibirla?',
    },
  },
  'share.visit': {
    APP: {
      subject: 'Temporada {{temporada}}',
      body: 'Hola, {{cliente}}: ya puede apartar su semilla para {{temporada}}. ¿Cuándo lo visito?',
    },
  },
};
