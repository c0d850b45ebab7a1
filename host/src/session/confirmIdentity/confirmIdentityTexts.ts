/** Texts of the dialog that confirms who the user is. */
export const CONFIRM_IDENTITY_TEXTS = {
  title: 'Confirme que es usted',
  text: 'Su cuenta no tiene contraseña en Surco. Para este cambio entre otra vez en la ventana de Microsoft; la confirmación vale cinco minutos.',
  open: 'Entrar con Microsoft',
  preparing: 'Preparando la ventana de Microsoft…',
  waiting: 'Termine en la ventana de Microsoft.',
  cancel: 'Cancelar',
} as const;
