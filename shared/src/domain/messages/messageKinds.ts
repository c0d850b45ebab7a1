interface MessageKindInfo {
  /** Spanish name of the message. */
  readonly name: string;
  /** When and to whom the message is sent, per channel. */
  readonly APP?: string;
  readonly EMAIL?: string;
}

/**
 * Every notification (APP) and mail (EMAIL) that the product sends, by the key of its text; and the texts that a person
 * shares or sends by WhatsApp (`share.…`, with the wire's channel APP).
 */
export const messageKinds: Readonly<Record<string, MessageKindInfo>> = {
  'password.reset': {
    name: 'Cambio de contraseña',
    EMAIL: 'Cuando alguien pide cambiar su contraseña; lo recibe esa persona.',
  },
  'password.changed': {
    name: 'Contraseña cambiada',
    EMAIL: 'Cuando la contraseña de una cuenta cambió; lo recibe su dueño.',
  },
  'password.attempts': {
    name: 'Intentos de entrar a una cuenta',
    EMAIL: 'Cuando alguien intenta entrar muchas veces con una contraseña equivocada; lo recibe el dueño de la cuenta.',
  },
  'email.confirm': {
    name: 'Confirmación de un correo nuevo',
    EMAIL: 'Cuando alguien cambia su correo; lo recibe en la dirección nueva.',
  },
  'email.changed': {
    name: 'Correo cambiado',
    EMAIL: 'Cuando el correo de una cuenta cambió; lo recibe la dirección anterior.',
  },
  'session.new-device': {
    name: 'Entrada desde un dispositivo nuevo',
    EMAIL:
      'Cuando alguien entra a una cuenta desde un dispositivo que no había usado; lo recibe el dueño de la cuenta.',
  },
  'second-factor.changed': {
    name: 'Cambio en la verificación en dos pasos',
    EMAIL:
      'Cuando cambia la verificación en dos pasos de una cuenta o se usa un código de recuperación; lo recibe su dueño.',
  },
  'user.invited': {
    name: 'Invitación de un usuario',
    EMAIL:
      'Cuando un usuario sin contraseña queda activo: al aprobarlo, o al darlo de alta un administrador; lo recibe esa persona.',
  },
  'user.pending': {
    name: 'Usuario por aprobar',
    APP: 'Cuando un usuario espera aprobación; lo reciben quienes pueden aprobarlo.',
  },
  'user.approved': {
    name: 'Usuario aprobado',
    EMAIL: 'Cuando se aprueba a un usuario que ya puede entrar; lo recibe esa persona.',
  },
  'user.rejected': { name: 'Usuario rechazado', EMAIL: 'Cuando se rechaza a un usuario; lo recibe esa persona.' },
  'client.pending': {
    name: 'Cliente por aprobar',
    APP: 'Cuando un cliente espera aprobación; lo reciben supervisores, coordinadores y administradores.',
  },
  'client.repeated': {
    name: 'Registro repetido de un cliente',
    APP: 'Cuando alguien se registra con el teléfono o el RFC de un cliente; lo reciben su consultor, supervisores y coordinadores.',
    EMAIL: 'Cuando alguien se registra con el teléfono o el RFC de un cliente; lo recibe el cliente.',
  },
  'client.approved': { name: 'Cliente aprobado', EMAIL: 'Cuando se aprueba a un cliente; lo recibe el cliente.' },
  'client.rejected': { name: 'Cliente rechazado', EMAIL: 'Cuando se rechaza a un cliente; lo recibe el cliente.' },
  'voucher.created': {
    name: 'DKbono creado',
    EMAIL: 'Cuando se crea un DKbono, con o sin su primer abono; lo recibe el cliente.',
  },
  'voucher.payment': {
    name: 'Abono a un DKbono',
    APP: 'Cuando se registra un abono; lo recibe el consultor del DKbono.',
    EMAIL: 'Cuando se registra un abono; lo recibe el cliente.',
  },
  'voucher.paid': {
    name: 'DKbono liquidado',
    APP: 'Cuando un DKbono queda liquidado; lo reciben su consultor y los supervisores.',
    EMAIL: 'Cuando un DKbono queda liquidado; lo recibe el cliente.',
  },
  'voucher.expiring': {
    name: 'DKbono por vencer',
    APP: 'Unos días antes de que venza un DKbono; lo recibe su consultor.',
  },
  'voucher.expired': {
    name: 'DKbono vencido',
    APP: 'Cuando vence un DKbono; lo reciben su consultor y los supervisores.',
  },
  'sale.created': { name: 'Venta registrada', APP: 'Cuando se registra una venta; lo reciben los supervisores.' },
  'sale.edited': { name: 'Venta modificada', APP: 'Cuando se modifica una venta; lo reciben los supervisores.' },
  'sale.deleted': {
    name: 'Venta eliminada',
    APP: 'Cuando se elimina una venta; lo reciben supervisores, coordinadores y administradores.',
  },
  'stock.low': {
    name: 'Pocas bolsas',
    APP: 'Cuando queda poco inventario de un producto; lo reciben coordinadores y administradores.',
  },
  'stock.exhausted': {
    name: 'Producto agotado',
    APP: 'Cuando se agota un producto; lo reciben coordinadores, administradores y quienes lo venden.',
  },
  'season.opened': {
    name: 'Temporada abierta',
    APP: 'Cuando se abre una temporada para ventas o DKbonos; lo recibe todo el personal.',
  },
  'season.closed': {
    name: 'Temporada cerrada',
    APP: 'Cuando se cierra una temporada para ventas o DKbonos; lo recibe todo el personal.',
  },
  'mail.failed': {
    name: 'Correos sin enviar',
    APP: 'Cuando el servidor de correo rechaza un correo o no lo acepta durante muchas horas; lo reciben los administradores.',
  },
  'section.trial-ended': {
    name: 'Prueba de una sección terminada',
    APP: 'Cuando termina sola la prueba de una versión porque falla demasiado; lo reciben los administradores.',
  },
  'section.menu': {
    name: 'Entradas de una sección por aprobar',
    APP: 'Cuando un equipo publica con su token las primeras entradas de una sección en el menú o en otro lugar fuera de sus páginas; lo reciben los administradores.',
  },
  'share.sale': { name: 'Compartir una venta', APP: 'Al compartir la nota de una venta con su cliente.' },
  'share.voucher': { name: 'Compartir un DKbono', APP: 'Al compartir un DKbono con su cliente.' },
  'share.receipt': { name: 'Compartir un recibo', APP: 'Al compartir el recibo de un abono con el cliente.' },
  'share.statement': { name: 'Compartir un estado de cuenta', APP: 'Al compartir su estado de cuenta con un cliente.' },
  'share.simulation': { name: 'Compartir un escenario', APP: 'Al compartir un escenario guardado del simulador.' },
  'share.expiring': {
    name: 'Recordatorio de un DKbono por vencer',
    APP: 'Al escribir por WhatsApp a un cliente cuyo DKbono está por vencer.',
  },
  'share.delivery': {
    name: 'Recordatorio de una entrega',
    APP: 'Al escribir por WhatsApp a un cliente cuya venta está por entregarse.',
  },
  'share.visit': {
    name: 'Mensaje a quien aún no compra',
    APP: 'Al escribir por WhatsApp a un cliente que compró la temporada anterior y aún no en esta.',
  },
};

/** Whether a text is one that a person shares or sends by WhatsApp. */
export const isShareText = (key: string): boolean => key.startsWith('share.');
