import type { CustomerFieldTexts } from '../../common/texts';

/** Field texts of the public registration. */
export const fieldTexts: CustomerFieldTexts = {
  personType: '¿Quién se registra?',
  person: 'Una persona',
  personHint: 'Compra a su nombre',
  company: 'Una empresa',
  companyHint: 'Rancho o sociedad con razón social',
  identity: 'Sus datos',
  phoneHelp: '10 dígitos, por ejemplo 871 123 4567. Con este número podrá entrar.',
  emailHelp: 'Si lo tiene, ahí se avisa de la aprobación.',
  rfcHelp: 'Si lo tiene a la mano; no es obligatorio.',
  addressTitle: 'Dónde está su rancho',
  statePlaceholder: 'Escriba o elija su estado',
  localityHelp: 'Si no aparece la suya, elija la más cercana.',
  ranch: 'Su producción',
  ranchHelp: 'Los datos de esta sección ayudan a recomendarle; puede dejarlos en blanco.',
  acceptNotice: 'Leí y acepto el aviso de privacidad',
};

/** Texts of the public registration. */
export const texts = {
  intro: 'Complete este registro para comprar semilla y usar el simulador. No tiene costo.',
  signInLink: 'Ya tengo clave de cliente',
  submit: 'Enviar registro',
  pending: 'Pendiente de aprobación',
  pendingTitle: 'Su registro se recibió',
  nextSteps: 'Qué sigue',
  steps: [
    'Un consultor revisa sus datos y, si hace falta, le llama al teléfono que escribió.',
    'Si ya era cliente, sus datos no cambian y su consultor le ayuda a entrar.',
    'Cuando se apruebe el registro, su distribuidor le entrega su clave de cliente.',
    'Con su teléfono y esa clave podrá entrar y usar el simulador.',
  ],
  registeredWith: (phone: string) => `Teléfono registrado: ${phone}`,
  warningsIntro: 'Su registro se guardó; conviene revisar con su consultor:',
  backToSignInLink: 'Ir a la página de entrada',
} as const;
