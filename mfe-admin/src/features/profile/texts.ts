import { noValue } from '@surco/shared/domain/formats';
import { limits } from '@surco/shared/domain/limits';

const { minLength } = limits.password;

/** What a person reads on its own profile. */
export const texts = {
  account: 'Cuenta',
  accountHelp: 'Estos datos los cambia la administración.',
  email: 'Correo',
  role: 'Rol',
  distributor: 'Distribuidor',
  zones: 'Zonas',
  terms: 'Términos aceptados',
  none: noValue,
  own: 'Datos personales',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567. Puede quedar vacío.',
  save: 'Guardar los cambios',
  saved: 'El perfil se guardó',
  missing: { firstName: 'Escriba su nombre.', lastName: 'Escriba sus apellidos.' },
  tooLong: (most: number): string => `Lleva ${most} caracteres como máximo.`,
  conflict: 'Alguien cambió este perfil mientras usted lo editaba',
  conflictHelp: 'Elija qué queda en cada dato y guarde de nuevo.',
  mine: 'Lo que escribió',
  theirs: 'Lo que está guardado',
  empty: '(vacío)',
  password: 'Contraseña',
  passwordHelp:
    'Si entra con Microsoft y nunca ha tenido contraseña, pida un enlace con «¿Olvidó su contraseña?» en la página de entrada.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  rules: `Lleva ${minLength} caracteres como mínimo; una frase de varias palabras es fácil de recordar. No se admiten las más comunes.`,
  changePassword: 'Cambiar la contraseña',
  passwordChanged: 'La contraseña se cambió',
  passwordChangedDetail: 'Las sesiones abiertas en otros equipos se cerraron.',
  missingCurrent: 'Escriba su contraseña actual.',
  missingNew: 'Escriba la contraseña nueva.',
  short: `Faltan caracteres: la contraseña lleva ${minLength} como mínimo.`,
  show: (what: string): string => `Mostrar ${what}`,
  hide: (what: string): string => `Ocultar ${what}`,
} as const;
