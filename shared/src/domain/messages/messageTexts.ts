import type { MessageText } from './messageTemplates';
import { shareTexts } from './shareTexts';

/**
 * The text that each message of `messageKinds` has until an administrator writes another one. A new installation, and
 * an update that brings a new message, write it to table `messages`.
 */
export const messageTexts: Readonly<Record<string, { readonly APP?: MessageText; readonly EMAIL?: MessageText }>> = {
  'password.reset': {
    EMAIL: {
      subject: 'Cambie su contraseña de Surco',
      body: `Hola, {{nombre}}:

Se pidió cambiar la contraseña de su cuenta. Abra este enlace para elegir una nueva:

{{enlace}}

El enlace vale {{minutos}} minutos y se usa una sola vez.

Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.`,
    },
  },
  'password.changed': {
    EMAIL: {
      subject: 'La contraseña de su cuenta de Surco cambió',
      body: `Hola, {{nombre}}:

La contraseña de su cuenta se cambió y se cerraron sus otras sesiones.

Si no fue usted, pida de inmediato un enlace para cambiarla:

{{enlace}}`,
    },
  },
  'password.attempts': {
    EMAIL: {
      subject: 'Intentos de entrar a su cuenta de Surco',
      body: `Hola, {{nombre}}:

Alguien intentó entrar a su cuenta muchas veces con una contraseña o una clave equivocada. Para protegerla, durante un tiempo solo se admiten los dispositivos con los que usted ya había entrado.

Si no fue usted, no tiene que hacer nada: nadie entró. Si necesita entrar desde otro dispositivo, pida un enlace aquí y ábralo en él:

{{enlace}}

No recibirá otro correo como este en las próximas 24 horas.`,
    },
  },
  'email.confirm': {
    EMAIL: {
      subject: 'Confirme su correo nuevo de Surco',
      body: `Hola, {{nombre}}:

Se pidió usar esta dirección como correo de su cuenta de Surco. Abra este enlace para confirmarla:

{{enlace}}

El enlace vale {{minutos}} minutos y se usa una sola vez.

Si usted no lo pidió, no haga nada: la cuenta conserva su correo.`,
    },
  },
  'email.changed': {
    EMAIL: {
      subject: 'El correo de su cuenta de Surco cambió',
      body: `Hola, {{nombre}}:

El correo de su cuenta se cambió por otro y se cerraron sus sesiones. Con esta dirección ya no se puede entrar con contraseña ni pedir una nueva. Si usted ya entraba con Microsoft, esa cuenta sigue sirviendo.

Si usted no lo pidió, avise de inmediato a un administrador.`,
    },
  },
  'session.new-device': {
    EMAIL: {
      subject: 'Entraron a su cuenta de Surco desde un dispositivo nuevo',
      body: `Hola, {{nombre}}:

Se entró a su cuenta desde un dispositivo que no habíamos visto:

Dispositivo: {{dispositivo}}
Dirección de red: {{direccion}}
Fecha: {{fecha}}

Si fue usted, no haga nada. Si no fue usted, pida de inmediato un enlace para cambiar su contraseña, que cierra todas sus sesiones:

{{enlace}}

Si entra con Microsoft, cambie también la contraseña de esa cuenta: con ella se entra sin la de Surco.`,
    },
  },
  'second-factor.changed': {
    EMAIL: {
      subject: 'Verificación en dos pasos de su cuenta de Surco',
      body: `Hola, {{nombre}}:

{{cambio}}

Si fue usted, no tiene que hacer nada. Si no lo reconoce, cambie su contraseña aquí y avise a un administrador:

{{enlace}}`,
    },
  },
  'user.invited': {
    EMAIL: {
      subject: 'Su acceso a Surco',
      body: `Hola, {{nombre}}:

Se le dio de alta en Surco como {{rol}}. Para elegir su contraseña, abra este enlace en los próximos {{dias}} días:

{{enlace}}

Si el enlace ya venció, pida otro en «¿Olvidó su contraseña?».`,
    },
  },
  'user.pending': {
    APP: { subject: 'Usuario por aprobar', body: '{{nombre}} solicitó acceso como {{rol}}.' },
  },
  'user.approved': {
    EMAIL: {
      subject: 'Su acceso a Surco fue aprobado',
      body: `Hola, {{nombre}}:

Su acceso fue aprobado. Ya puede entrar en {{enlace}}

Si aún no tiene contraseña, pida ahí mismo un enlace en «¿Olvidó su contraseña?» para elegirla.`,
    },
  },
  'user.rejected': {
    EMAIL: {
      subject: 'Su acceso a Surco no fue aprobado',
      body: `Hola, {{nombre}}:

Su solicitud no fue aprobada. Motivo: {{motivo}}`,
    },
  },
  'client.pending': {
    APP: { subject: 'Cliente por aprobar', body: '{{cliente}} se registró en {{localidad}}.' },
  },
  'client.repeated': {
    APP: {
      subject: 'Registro repetido de un cliente',
      body: 'Alguien se registró con el teléfono o el RFC de {{cliente}}, de {{localidad}}. Si es el cliente, ayúdele a entrar.',
    },
    EMAIL: {
      subject: 'Alguien se registró en Surco con sus datos',
      body: `Hola, {{cliente}}:

Se recibió un registro con el teléfono o el RFC con los que usted ya es cliente. Sus datos no cambiaron.

Si fue usted, comuníquese con {{consultor}} para pedir su clave de cliente. Si no fue usted, no tiene que hacer nada.`,
    },
  },
  'client.approved': {
    EMAIL: {
      subject: 'Su registro fue aprobado',
      body: `Hola, {{cliente}}:

Su registro fue aprobado. Le atiende {{consultor}}, quien le entregará su clave de cliente para entrar y usar el simulador.`,
    },
  },
  'client.rejected': {
    EMAIL: {
      subject: 'Su registro no fue aprobado',
      body: `Hola, {{cliente}}:

Su registro no fue aprobado. Motivo: {{motivo}}`,
    },
  },
  'voucher.created': {
    EMAIL: {
      subject: 'Su DKbono {{folio}}',
      body: `Hola, {{cliente}}:

Se registró su DKbono {{folio}}: {{bolsas}} por {{total}}, apartadas hasta el {{vigencia}}. Lleva pagado {{pagado}} y su saldo es de {{saldo}}.

Para abonar o resolver dudas, comuníquese con {{consultor}}, de {{distribuidor}}.

Este mensaje no es un comprobante fiscal.`,
    },
  },
  'voucher.payment': {
    APP: { subject: 'Abono al DKbono {{folio}}', body: '{{cliente}} abonó {{importe}}; el saldo es de {{saldo}}.' },
    EMAIL: {
      subject: 'Abono recibido al DKbono {{folio}}',
      body: `Hola, {{cliente}}:

Se recibió su abono de {{importe}} al DKbono {{folio}}. Lleva pagado {{pagado}} y su saldo es de {{saldo}}.

Este mensaje no es un comprobante fiscal.`,
    },
  },
  'voucher.paid': {
    APP: {
      subject: 'DKbono {{folio}} liquidado',
      body: 'El DKbono {{folio}} de {{cliente}} por {{total}} quedó liquidado.',
    },
    EMAIL: {
      subject: 'Su DKbono {{folio}} está liquidado',
      body: `Hola, {{cliente}}:

Su DKbono {{folio}} por {{total}} quedó liquidado con abonos por {{pagado}}. {{consultor}} le informará de la entrega de sus bolsas.

Este mensaje no es un comprobante fiscal.`,
    },
  },
  'voucher.expiring': {
    APP: {
      subject: 'DKbono {{folio}} por vencer',
      body: 'El DKbono {{folio}} de {{cliente}} vence {{plazo}} con un saldo de {{saldo}}.',
    },
  },
  'voucher.expired': {
    APP: {
      subject: 'DKbono {{folio}} vencido',
      body: 'El DKbono {{folio}} de {{cliente}} venció con un saldo de {{saldo}}; sus bolsas quedaron libres.',
    },
  },
  'sale.created': {
    APP: { subject: 'Venta {{folio}}', body: '{{consultor}} vendió {{bolsas}} a {{cliente}} por {{total}}.' },
  },
  'sale.edited': {
    APP: {
      subject: 'Venta {{folio}} modificada',
      body: 'Cambió la venta {{folio}} de {{consultor}} a {{cliente}}; el total es de {{total}}.',
    },
  },
  'sale.deleted': {
    APP: {
      subject: 'Venta {{folio}} eliminada',
      body: 'Se eliminó la venta {{folio}} de {{consultor}} a {{cliente}} por {{total}}.',
    },
  },
  'stock.low': {
    APP: {
      subject: 'Quedan pocas bolsas de {{producto}}',
      body: 'Disponible de {{producto}} en {{distribuidor}} para {{temporada}}: {{disponible}}.',
    },
  },
  'stock.exhausted': {
    APP: {
      subject: '{{producto}} se agotó',
      body: 'Ya no hay bolsas de {{producto}} en {{distribuidor}} para {{temporada}}.',
    },
  },
  'season.opened': {
    APP: {
      subject: '{{temporada}} abierta para {{ventana}}',
      body: 'La temporada {{temporada}} quedó abierta para {{ventana}}.',
    },
  },
  'season.closed': {
    APP: {
      subject: '{{temporada}} cerrada para {{ventana}}',
      body: 'La temporada {{temporada}} se cerró para {{ventana}}.',
    },
  },
  'mail.failed': {
    APP: {
      subject: 'Hay correos que no se pudieron enviar',
      body: 'Sin enviar: {{correos}}. {{motivos}} Avise por otro medio a las personas que esperan una invitación o un enlace.',
    },
  },
  'section.trial-ended': {
    APP: {
      subject: 'La prueba de {{seccion}} terminó',
      body: 'La versión {{version}} falló en el {{fallas}} y ya nadie la recibe. {{causa}} Avise al equipo que la publicó.',
    },
  },
  'section.menu': {
    APP: {
      subject: '{{seccion}} espera la aprobación de sus entradas',
      body: '{{equipo}} publicó la sección con la entrada «{{entrada}}». Hasta que un administrador apruebe sus entradas, solo se ve en su dirección, no en el menú ni en otro lugar.',
    },
  },
  ...shareTexts,
};
