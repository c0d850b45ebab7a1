import { formatDate } from '@surco/shared/domain';

/** Texts of the second factor in the user's own profile. */
export const secondFactorTexts = {
  title: 'Verificación en dos pasos',
  help: 'Además de la contraseña, al entrar se pide un código de una aplicación de su teléfono. No se pide cuando entra con Microsoft.',
  required: 'Su cuenta la necesita: no se puede desactivar.',
  off: 'No está activa.',
  since: (at: string): string => `La aplicación de códigos está activa desde el ${formatDate(at)}.`,
  codesLeft: (count: number): string =>
    count === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${count} códigos de recuperación.`,
  fewCodes: 'Cree códigos nuevos antes de que se terminen.',
  turnOn: 'Activar con una aplicación',
  replaceApp: 'Cambiar de aplicación',
  newCodes: 'Crear códigos de recuperación nuevos',
  turnOff: 'Desactivar',
  turnOnTitle: 'Activar la verificación en dos pasos',
  turnOnHelp: 'Cuando la active se cierran sus demás sesiones, que se abrieron sin ella.',
  replaceAppTitle: 'Cambiar de aplicación de códigos',
  replaceAppHelp:
    'La aplicación actual sigue sirviendo hasta que confirme la nueva. Entonces se cierran sus demás sesiones.',
  continue: 'Continuar',
  newCodesTitle: 'Códigos de recuperación nuevos',
  newCodesHelp: 'Los códigos anteriores dejan de servir.',
  turnOffTitle: '¿Desactivar la verificación en dos pasos?',
  turnOffHelp: 'Bastará la contraseña para entrar a su cuenta. También se quitan sus códigos y llaves de acceso.',
  currentPassword: 'Contraseña actual',
  passwordName: 'la contraseña actual',
  turnedOn: 'La verificación en dos pasos está activa',
  turnedOff: 'La verificación en dos pasos se desactivó',
} as const;

/** Texts of a user's passkeys. */
export const passkeyTexts = {
  title: 'Llaves de acceso',
  add: 'Agregar una llave de acceso',
  addTitle: 'Llave de acceso nueva',
  addHelp: 'El navegador le pedirá su huella, su rostro, el PIN del dispositivo o una llave de seguridad.',
  name: 'Nombre',
  nameHelp: 'Para reconocerla después, por ejemplo «Portátil de la oficina».',
  missingName: 'Escriba un nombre para la llave de acceso.',
  create: 'Crear la llave de acceso',
  notCreated: 'No se creó la llave de acceso. Inténtelo de nuevo, o use otro dispositivo.',
  added: (day: string): string => `agregada el ${day}`,
  used: (day: string): string => `usada por última vez el ${day}`,
  unused: 'sin usar todavía',
  remove: 'Quitar',
  removeLabel: (name: string): string => `Quitar la llave de acceso ${name}`,
  removeTitle: (name: string): string => `¿Quitar la llave de acceso ${name}?`,
  removeText: 'Ya no podrá entrar con ella. La aplicación de códigos sigue activa.',
} as const;
