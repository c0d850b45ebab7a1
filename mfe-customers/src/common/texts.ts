/** What customer forms say beside the labels of their fields. */
export const formTexts = {
  contact: 'La persona de contacto',
  localityPlaceholder: 'Escriba la localidad',
  chooseStateFirst: 'Primero elija el estado',
  productionTypeNone: 'Elija una opción',
  notice: 'Aviso de privacidad',
  noticeVersion: (version: string) => `Versión ${version}`,
  noticeLoading: 'Cargando el aviso de privacidad…',
} as const;

/** What stands below the name of a customer. */
export const subtitleTexts = {
  anonymous: 'Sus datos personales se cancelaron',
  call: (phone: string) => `Llamar al ${phone}`,
} as const;

/** The tabs of a customer's pages. */
export const viewTexts = {
  views: 'Páginas del cliente',
  profile: 'Datos',
  account: 'Cuenta',
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
