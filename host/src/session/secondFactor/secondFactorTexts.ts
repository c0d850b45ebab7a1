/** Texts of the page that sets up a second factor. */
export const SECOND_FACTOR_TEXTS = {
  intro:
    'Su cuenta necesita la verificación en dos pasos: además de la contraseña, al entrar se pide un código de una aplicación de su teléfono. Actívela para continuar; toma un par de minutos.',
  notNeeded: 'Ya puede continuar. La verificación en dos pasos se administra en su perfil.',
  form: 'Activar la verificación en dos pasos',
  currentPassword: 'Contraseña actual',
  passwordHelp: 'La misma con la que entra a Surco. Al activar la verificación se cierran sus demás sesiones.',
  start: 'Activar la verificación',
  starting: 'Preparando…',
  next: 'Continuar',
  logout: 'Ahora no, cerrar sesión',
} as const;
