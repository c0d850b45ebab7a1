import type { CustomerWords } from '../customer-fields/texts';

/** What staff reads at the fields of a customer. */
export const words: CustomerWords = {
  personType: '¿Quién compra?',
  person: 'Persona física',
  personHint: 'Compra a su nombre',
  company: 'Persona moral',
  companyHint: 'Rancho o sociedad con razón social',
  identity: 'Datos del cliente',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567. Cada cliente tiene el suyo.',
  emailHelp: 'Ahí se le avisa de sus DKbonos y abonos.',
  rfcHelp: 'No es obligatorio.',
  place: 'Ubicación',
  stateHelp: 'Escriba o elija el estado',
  localityHelp: 'Si no aparece, elija la más cercana.',
  ranch: 'Producción',
  ranchHelp: 'Se puede completar después.',
  accept: 'El cliente leyó y acepta el aviso de privacidad',
};

export const texts = {
  attention: 'Atención',
  consultant: 'Consultor',
  consultantHelp: 'Quien atiende al cliente. Puede asignarse después.',
  create: 'Registrar cliente',
  save: 'Guardar cambios',
  created: (name: string) => `${name} quedó registrado`,
  saved: (name: string) => `Se guardaron los cambios de ${name}`,
  taken: 'Se muestra lo guardado; revise antes de continuar.',
  duplicate: {
    phone: 'Este teléfono ya es de',
    rfc: 'Este RFC ya es de',
  },
  elsewhere: {
    phone: 'Este teléfono ya es de un cliente que atiende alguien más. Pida a su coordinador que lo revise.',
    rfc: 'Este RFC ya es de un cliente que atiende alguien más. Pida a su coordinador que lo revise.',
  },
  newTab: '(se abre en otra pestaña)',
  accepted: (date: string) => `Aceptó el aviso de privacidad el ${date}.`,
  bought: 'Compras',
  owed: 'Saldo por pagar',
  calculated: 'Simulador',
  status: 'Estado',
  record: 'Cifras del cliente',
  personType: 'Tipo de persona',
  yes: 'Sí',
  no: 'No',
} as const;
