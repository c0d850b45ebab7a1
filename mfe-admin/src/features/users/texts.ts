import { limits, noValue } from '@surco/shared/domain';

/** Texts of the user pages. */
export const texts = {
  noun: ['usuario', 'usuarios'],
  pendingNoun: ['usuario por aprobar', 'usuarios por aprobar'],
  views: 'Vistas de usuarios',
  zones: 'Zonas',
  status: 'Estatus',
  createdAt: 'Fecha de alta',
  terms: 'Términos aceptados',
  decision: 'Decisión',
  none: noValue,
  search: 'Buscar por nombre, correo o teléfono',
  empty: 'Aún no hay usuarios.',
  noPending: 'Nadie espera aprobación.',
  newUser: 'Nuevo usuario',
  edit: 'Editar',
  access: 'Acceso',
  contact: 'Contacto',
  reason: 'Motivo del rechazo',
  updatedAt: 'Última modificación',
  activity: 'Ver su actividad',
  notAccepted: 'Aún no',
  acceptedVersion: (date: string, version: string): string => `${date} (versión ${version})`,
  pendingApproval: 'Espera aprobación: todavía no puede entrar.',
  approvedByOther: 'Usted dio de alta esta cuenta: la aprueba otra persona.',
} as const;

/** Texts about the client key of a farmer. */
export const clientKeyTexts = {
  label: 'Clave de cliente',
  issue: 'Dar clave de cliente',
  renew: 'Renovar la clave de cliente',
  none: 'Sin clave',
  hint: (lastCharacters: string): string => `Termina en ${lastCharacters}`,
  title: 'Clave de cliente nueva',
  shownOnce: 'Entréguela ahora al agricultor: se muestra esta única vez y no se puede volver a consultar.',
  previousKeyRevoked: 'La clave anterior dejó de servir y sus sesiones abiertas se cerraron.',
  signInHelp: (phone: string): string => `Con ella y su teléfono ${phone} entra en el acceso para agricultores.`,
  copy: 'Copiar',
  copied: 'La clave se copió',
  notCopied: 'No se pudo copiar. Selecciónela y cópiela a mano.',
  dismiss: 'Ya la entregué',
  renewTitle: (name: string): string => `¿Renovar la clave de cliente de ${name}?`,
  renewText: 'La clave anterior deja de servir de inmediato y se cierran sus sesiones abiertas.',
  issueTitle: (name: string): string => `¿Dar una clave de cliente a ${name}?`,
  issueText: 'La clave se muestra una sola vez, para entregarla al agricultor.',
} as const;

/** Texts of the invitation to choose a password. */
export const invitationTexts = {
  label: 'Invitación',
  invite: 'Enviar invitación',
  resend: 'Enviar otra invitación',
  inviteTitle: (name: string): string => `¿Enviar una invitación a ${name}?`,
  inviteText: (email: string): string =>
    `Recibirá en ${email} un enlace para elegir su contraseña. Vale ${limits.invitationDays} días; el anterior deja de servir.`,
  inviteDone: (name: string): string => `Se envía una invitación a ${name}`,
  revoke: 'Retirar la invitación',
  revokeTitle: (name: string): string => `¿Retirar la invitación de ${name}?`,
  revokeText: 'El enlace de su correo deja de servir. Puede invitarle de nuevo después.',
  revokeDone: (name: string): string => `Se retiró la invitación de ${name}`,
} as const;

/** Texts of the second factor of a user. */
export const secondFactorTexts = {
  label: 'Verificación en dos pasos',
  on: 'Activa',
  off: 'No está activa',
  reset: 'Quitar la verificación en dos pasos',
  resetTitle: (name: string): string => `¿Quitar la verificación en dos pasos de ${name}?`,
  resetText:
    'Para quien perdió su teléfono. Asegúrese de que habla con esa persona: podrá entrar solo con la contraseña. Se cierran sus sesiones y recibe un correo.',
  resetDone: (name: string): string => `Se quitó la verificación en dos pasos de ${name}`,
} as const;

/** Texts of the user form. */
export const formTexts = {
  person: 'Persona',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567.',
  access: 'Rol y alcance',
  chooseRole: 'Elija un rol',
  emailOfOther: 'Solo un administrador cambia el correo de otra persona.',
  distributorHelp: 'El distribuidor cuyas ventas registra.',
  zones: 'Zonas',
  zonesHelp: 'Ve a los clientes, las ventas y los usuarios de estas zonas.',
  zonesPlaceholder: 'Elija una o varias zonas',
  invitationHelp:
    'Recibirá un correo con un enlace para elegir su contraseña en cuanto se apruebe su acceso; si la da de alta un administrador, lo recibe de inmediato.',
  farmerHelp:
    'Un agricultor no recibe correo: entra con su teléfono y una clave de cliente, que se da desde su perfil una vez aprobado.',
  create: 'Dar de alta',
  save: 'Guardar cambios',
  saved: 'Los cambios se guardaron',
  created: (name: string): string => `Se dio de alta a ${name}`,
  invitationSent: (email: string): string =>
    `Se envió a ${email} un enlace para elegir su contraseña. Vale ${limits.invitationDays} días.`,
  approvalPending: 'Falta aprobar su acceso.',
  keyMissing: 'Para entrar le falta su clave de cliente: désela desde este perfil.',
  storedVersionShown: 'El formulario muestra lo guardado',
} as const;
