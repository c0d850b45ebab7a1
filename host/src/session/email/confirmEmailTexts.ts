/** Texts of the page that confirms a new e-mail address. */
export const CONFIRM_EMAIL_TEXTS = {
  page: 'Confirmar el correo',
  form: 'Confirmar el correo',
  intro:
    'Confirme que este correo es suyo. Se cerrarán las sesiones abiertas de su cuenta, también la de este dispositivo. Si entra con contraseña, desde ahora será con este correo; si entra con Microsoft, con la misma cuenta que hasta hoy.',
  confirm: 'Confirmar el correo',
  confirming: 'Confirmando…',
  savedTitle: 'Su correo cambió',
  saved:
    'Las sesiones que estaban abiertas se cerraron. Entre con el correo nuevo y su contraseña, o con la misma cuenta de Microsoft que hasta hoy.',
  enter: 'Entrar',
  expiredTitle: 'El enlace ya no sirve',
  expired: 'Este enlace ya se usó, venció o no es válido. Entre con su correo actual y pida otro en «Mi perfil».',
  incompleteTitle: 'El enlace está incompleto',
  incomplete: 'Ábralo de nuevo desde el mensaje, o pida otro en «Mi perfil».',
  toProduct: 'Ir a Surco',
} as const;
