import type { CustomerFieldTexts } from '../../common/texts';

/** Field texts of the staff form. */
export const fieldTexts: CustomerFieldTexts = {
  personType: '¿Quién compra?',
  person: 'Persona física',
  personHint: 'Compra a su nombre',
  company: 'Persona moral',
  companyHint: 'Rancho o sociedad con razón social',
  identity: 'Datos del cliente',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567. Cada cliente tiene el suyo.',
  emailHelp: 'Ahí se le avisa de sus DKbonos y abonos.',
  rfcHelp: 'No es obligatorio.',
  addressTitle: 'Ubicación',
  statePlaceholder: 'Escriba o elija el estado',
  localityHelp: 'Si no aparece, elija la más cercana.',
  ranch: 'Producción',
  ranchHelp: 'Se puede completar después.',
  acceptNotice: 'El cliente leyó y acepta el aviso de privacidad',
};

export const texts = {
  consultantSection: 'Atención',
  consultantHelp: 'Quien atiende al cliente. Puede asignarse después.',
  create: 'Registrar cliente',
  /** Beside the button that also sells. */
  createOnly: 'Registrar',
  createAndSell: 'Registrar y vender',
  newSale: 'Nueva venta',
  save: 'Guardar cambios',
  created: (name: string) => `${name} quedó registrado`,
  saved: (name: string) => `Se guardaron los cambios de ${name}`,
  storedVersionShown: 'Se muestra lo guardado; revise antes de continuar.',
  duplicate: {
    phone: 'Este teléfono ya es de',
    rfc: 'Este RFC ya es de',
  },
  otherConsultant: {
    phone: 'Este teléfono ya es de un cliente que atiende alguien más. Pida a su coordinador que lo revise.',
    rfc: 'Este RFC ya es de un cliente que atiende alguien más. Pida a su coordinador que lo revise.',
  },
  chooseExisting: 'Usar este cliente',
  merge: 'Combinar los dos',
  draftLabel: (name: string) => `Cliente ${name || 'sin nombre'}`,
  newTab: '(se abre en otra pestaña)',
  accepted: (date: string) => `Aceptó el aviso de privacidad el ${date}.`,
  purchases: 'Compras',
  balance: 'Saldo por pagar',
  credit: 'Saldo a favor',
  seeCredit: 'DKbonos cancelados',
  simulations: 'Simulador',
  metricsLabel: 'Cifras del cliente',
  yes: 'Sí',
  no: 'No',
} as const;

/** Asks before what was typed gives way to a customer that exists. */
export const createExistingQuestion = (name: string) => ({
  title: `¿Seguir con ${name}?`,
  text: 'Lo que llenó aquí se descarta y se usa el cliente que ya está registrado.',
  confirmLabel: 'Descartar y usar el registrado',
  danger: true,
});
