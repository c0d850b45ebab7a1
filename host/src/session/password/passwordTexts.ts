import { limits } from '@surco/shared/domain';

/** Texts of the pages that request a password link and that open it; an invitation has such a link, too. */
export const PASSWORD_TEXTS = {
  restorePage: 'Recuperar la contraseña',
  newPasswordPage: 'Elija su contraseña',
  restoreIntro: 'Escriba el correo con el que entra a Surco. Le llegará un enlace para elegir una contraseña nueva.',
  restoreForm: 'Pedir un enlace',
  send: 'Enviar el enlace',
  sending: 'Enviando…',
  sentTitle: 'Revise su correo',
  sent: (email: string): string =>
    `Si hay una cuenta con el correo ${email}, en unos minutos le llegará un enlace. Sirve una sola vez y durante ${limits.linkMinutes.password} minutos.`,
  sentHint: 'Si no lo encuentra, busque en la carpeta de correo no deseado.',
  again: 'Usar otro correo o enviarlo de nuevo',
  toLogin: 'Volver a la página de entrada',
  newForm: 'Elegir la contraseña',
  newPassword: 'Contraseña',
  account: (email: string): string => `Es la de la cuenta ${email}.`,
  rules: `Lleva ${limits.password.minLength} caracteres como mínimo; una frase de varias palabras es fácil de recordar. No se admiten las más comunes.`,
  closesSessions: 'Si tiene sesiones abiertas en otros dispositivos, se cierran.',
  save: 'Guardar la contraseña',
  saving: 'Guardando…',
  savedTitle: 'La contraseña se guardó',
  saved: 'Ya puede entrar con ella.',
  closedSessions: 'Si tenía sesiones abiertas, se cerraron.',
  enter: 'Entrar',
  expiredTitle: 'El enlace ya no sirve',
  noLink: 'A esta dirección le falta el enlace del correo. Ábralo de nuevo desde el mensaje o solicite uno nuevo.',
  askAgain: 'Solicitar un enlace nuevo',
} as const;
