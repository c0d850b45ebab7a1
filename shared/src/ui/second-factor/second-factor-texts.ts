/** Texts of setting up an authenticator app and of recovery codes. */
export const secondFactorTexts = {
  scan: 'Abra su aplicación de códigos, por ejemplo Google Authenticator o Microsoft Authenticator, y escanee este código QR.',
  qrCode: 'Código QR para la aplicación',
  keyLabel: 'Si no puede escanearlo, escriba esta clave en la aplicación:',
  copyKey: 'Copiar la clave',
  code: 'Código de la aplicación',
  codeHelp: 'Los seis dígitos que muestra la aplicación.',
  missingCode: 'Escriba el código de la aplicación.',
  confirm: 'Activar',
  cancel: 'Cancelar',
  form: 'Activar la aplicación de códigos',
  copied: 'Se copió',
  notCopied: 'El navegador no permite copiar. Cópielo a mano.',
  codesTitle: 'Códigos de recuperación',
  codesHelp:
    'Con cada uno puede entrar una vez si pierde su teléfono. Guárdelos en un lugar seguro: no se vuelven a mostrar.',
  copyCodes: 'Copiar',
  download: 'Descargar',
  print: 'Imprimir',
  done: 'Ya los guardé',
  fileName: 'surco-codigos-de-recuperacion.txt',
  fileHeading: 'Códigos de recuperación de Surco. Cada uno sirve una sola vez.',
} as const;
