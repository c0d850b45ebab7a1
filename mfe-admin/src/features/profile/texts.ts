import { limits, noValue } from '@surco/shared/domain';

const { minLength } = limits.password;

/** Texts of the user's own profile. */
export const texts = {
  account: 'Cuenta',
  accountHelp: 'Estos datos los cambia la administración.',
  ownData: 'Mis datos personales',
  ownDataHelp:
    'Descargue en un archivo lo que Surco guarda de usted: perfil, aceptaciones, sesiones, notificaciones y acciones en la bitácora.',
  downloadOwnData: 'Descargar mis datos',
  email: 'Correo electrónico',
  emailHelp: 'Con este correo entra y recibe las notificaciones de su cuenta.',
  directoryEmailHelp: 'A este correo llegan los mensajes de su cuenta. Usted entra con Microsoft.',
  changeEmail: 'Cambiar correo',
  changeEmailTitle: 'Cambiar el correo',
  changeEmailHelp:
    'Le enviaremos un enlace al correo nuevo. Su correo cambia cuando lo confirme; entonces se cierran todas sus sesiones.',
  changeDirectoryEmailHelp:
    'Le enviaremos un enlace al correo nuevo, después de que entre otra vez con Microsoft. Cuando lo confirme, su correo cambia y se cierran todas sus sesiones. Seguirá entrando con la misma cuenta de Microsoft; donde esté abierta, se entra de nuevo sin contraseña.',
  newEmail: 'Correo nuevo',
  accountPassword: 'Su contraseña',
  accountPasswordName: 'su contraseña',
  sendLink: 'Enviar el enlace',
  sendLinkAgain: 'Usar otro correo o enviarlo de nuevo',
  linkSent: (email: string, current: string): string =>
    `Se envió un enlace a ${email}. Ábralo en los próximos ${limits.linkMinutes.email} minutos para confirmar el correo; mientras tanto, su correo sigue siendo ${current}.`,
  dialogFailed: 'No se pudo abrir el formulario. Revise su red e inténtelo de nuevo.',
  role: 'Rol',
  distributor: 'Distribuidor',
  zones: 'Zonas',
  terms: 'Términos aceptados',
  none: noValue,
  personalData: 'Datos personales',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567. Puede quedar vacío.',
  save: 'Guardar cambios',
  saved: 'El perfil se guardó',
  conflict: 'Alguien cambió este perfil mientras usted lo editaba',
  conflictHelp: 'Elija qué queda en cada dato y guarde de nuevo.',
  mine: 'Lo que escribió',
  theirs: 'Lo que está guardado',
  empty: '(vacío)',
  password: 'Contraseña',
  noPassword:
    'Su cuenta no tiene contraseña: usted entra con Microsoft. Si quiere una, pida un enlace con «¿Olvidó su contraseña?» en la página de entrada.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  rules: `Lleva ${minLength} caracteres como mínimo; una frase de varias palabras es fácil de recordar. No se admiten las más comunes.`,
  changePassword: 'Cambiar la contraseña',
  passwordChanged: 'La contraseña se cambió',
  passwordChangedDetail: 'Las sesiones abiertas en otros dispositivos se cerraron.',
  show: (passwordName: string): string => `Mostrar ${passwordName}`,
  hide: (passwordName: string): string => `Ocultar ${passwordName}`,
} as const;
