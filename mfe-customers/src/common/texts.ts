/** Labels and placeholders that all customer forms share. */
export const commonFieldTexts = {
  businessName: 'Razón social',
  contact: 'La persona de contacto',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  rfc: 'RFC',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  state: 'Estado',
  locality: 'Localidad',
  localityPlaceholder: 'Escriba la localidad',
  chooseStateFirst: 'Primero elija el estado',
  address: 'Domicilio',
  postalCode: 'Código postal',
  productionType: 'Tipo de producción',
  productionTypeNone: 'Elija una opción',
  hectares: 'Superficie de siembra',
  herdSize: 'Cabezas de ganado',
  notice: 'Aviso de privacidad',
  noticeVersion: (version: string) => `Versión ${version}`,
  noticeLoading: 'Cargando el aviso de privacidad…',
} as const;

/** What stands below the name of a customer. */
export const subtitleTexts = {
  anonymous: 'Sus datos personales se cancelaron',
  call: (phone: string) => `Llamar al ${phone}`,
} as const;

/** Texts that differ between the public registration and the staff form. */
export interface CustomerFieldTexts {
  readonly personType: string;
  readonly person: string;
  readonly personHint: string;
  readonly company: string;
  readonly companyHint: string;
  readonly identity: string;
  readonly phoneHelp: string;
  readonly emailHelp: string;
  readonly rfcHelp: string;
  readonly addressTitle: string;
  readonly statePlaceholder: string;
  readonly localityHelp: string;
  readonly ranch: string;
  readonly ranchHelp: string;
  readonly acceptNotice: string;
}

/** Error messages of the fields. */
export const validationMessages = {
  firstName: 'Escriba el nombre.',
  lastName: 'Escriba los apellidos.',
  businessName: 'Escriba la razón social.',
  phone: 'Escriba el teléfono.',
  email: 'Revise el correo: debe llevar una arroba y un dominio, como nombre@correo.com.',
  state: 'Elija un estado.',
  locality: 'Elija una localidad.',
  postalCode: 'El código postal tiene 5 dígitos.',
  hectares: (max: string) => `Escriba la superficie en hectáreas, entre 0 y ${max}.`,
  hectaresDecimals: 'La superficie lleva dos decimales como máximo.',
  herdSize: (max: string) => `Escriba las cabezas con un número entero, entre 0 y ${max}.`,
  tooLong: (max: number) => `Es demasiado largo: caben ${max} caracteres.`,
} as const;
