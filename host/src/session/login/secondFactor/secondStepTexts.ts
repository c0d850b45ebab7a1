/** Texts of the second step of a sign-in. */
export const SECOND_STEP_TEXTS = {
  totpIntro: 'Escriba el código de seis dígitos que muestra su aplicación.',
  totpCode: 'Código de la aplicación',
  missingTotp: 'Escriba el código de su aplicación.',
  recoveryIntro: 'Escriba uno de los códigos que guardó al activar la verificación. Cada uno sirve una sola vez.',
  recoveryCode: 'Código de recuperación',
  missingRecovery: 'Escriba un código de recuperación.',
  useRecovery: 'Usar un código de recuperación',
  useTotp: 'Usar el código de la aplicación',
  passkey: 'Usar una llave de acceso',
  passkeyWaiting: 'Continúe en la ventana del navegador…',
  passkeyFailed: 'No se usó la llave de acceso. Inténtelo de nuevo o use un código.',
  restart: 'Volver a escribir la contraseña',
  form: 'Verificación en dos pasos',
} as const;
