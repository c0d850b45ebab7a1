import {
  customerPaths,
  NEW_CONSULTANT_PATH,
  partnerPaths,
  productPaths,
  regionPaths,
  seasonPaths,
  settingsPaths,
  setupPaths,
  type SetupStep,
  userPaths,
} from '@surco/shared/contract';
import { sellersText } from '@surco/shared/domain';

export type StepKey = SetupStep['key'];

/** A page where a step is done; it returns here. */
interface StepLink {
  label: string;
  to: string;
}

interface StepText {
  title: string;
  /** What it is for. */
  text: string;
  /** While nothing is registered, the first one is the main one. */
  links: readonly StepLink[];
  /** Once something is. */
  more: readonly StepLink[];
  /** Singular and plural of its records. */
  noun?: readonly [one: string, many: string];
  /** Label of the button that ends the step by hand; none where selling depends on it. */
  skip?: string;
}

const NEW_DISTRIBUTOR = `${partnerPaths.newPartner}?type=DISTRIBUTOR`;
const NOT_NEEDED = 'No hace falta';
/** Of steps that nothing else shows to be done. */
export const MARK_DONE = 'Marcar como hecho';

export const stepTexts: Readonly<Record<StepKey, StepText>> = {
  name: {
    title: 'Su nombre',
    text: 'Con él aparece en lo que registra, aprueba y envía.',
    links: [],
    more: [],
    skip: NOT_NEEDED,
  },
  zones: {
    title: 'Zonas',
    text: 'Reparten a los clientes, las ventas y las metas, y deciden qué ven quienes coordinan y supervisan.',
    links: [],
    more: [{ label: 'Ver las zonas', to: regionPaths.zones }],
    noun: ['zona', 'zonas'],
  },
  localities: {
    title: 'Localidades',
    text: 'Cada cliente vive en una; de ella sale su zona. Impórtelas de una hoja de cálculo o escriba las primeras.',
    links: [
      { label: 'Importar localidades', to: regionPaths.importLocalities },
      { label: 'Escribirlas', to: regionPaths.localities },
    ],
    more: [
      { label: 'Importar más', to: regionPaths.importLocalities },
      { label: 'Ver las localidades', to: regionPaths.localities },
    ],
    noun: ['localidad', 'localidades'],
  },
  company: {
    title: 'Su empresa y su membrete',
    text: 'El distribuidor que vende, con las zonas que atiende. Su nombre, RFC, domicilio, teléfono y logotipo encabezan cada nota, recibo y estado de cuenta.',
    links: [
      { label: 'Registrar mi empresa', to: setupPaths.company },
      { label: 'Importar socios', to: partnerPaths.importPartners },
    ],
    more: [],
    noun: ['distribuidor', 'distribuidores'],
    skip: NOT_NEEDED,
  },
  partners: {
    title: 'Otros distribuidores y socios',
    text: 'Quienes venden con usted y quienes venden o producen silo, si los hay.',
    links: [
      { label: 'Nuevo socio', to: NEW_DISTRIBUTOR },
      { label: 'Importar socios', to: partnerPaths.importPartners },
    ],
    more: [{ label: 'Nuevo socio', to: NEW_DISTRIBUTOR }],
    skip: NOT_NEEDED,
  },
  products: {
    title: 'Productos y precios',
    text: 'Lo que se vende, con su precio de lista y su descuento máximo. Se importan todos juntos o se dan de alta uno por uno.',
    links: [
      { label: 'Importar productos', to: productPaths.importProducts },
      { label: 'Nuevo producto', to: productPaths.newProduct },
    ],
    more: [
      { label: 'Nuevo producto', to: productPaths.newProduct },
      { label: 'Revisar los precios', to: productPaths.prices },
    ],
    noun: ['producto a la venta', 'productos a la venta'],
  },
  season: {
    title: 'Temporada',
    text: 'Cada venta, DKbono e inventario es de una temporada. Ábrala para lo que se va a registrar en ella.',
    links: [{ label: 'Nueva temporada', to: seasonPaths.newSeason }],
    more: [{ label: 'Ver las temporadas', to: seasonPaths.list }],
    noun: ['temporada abierta', 'temporadas abiertas'],
  },
  inventory: {
    title: 'Inventario inicial',
    text: 'Las bolsas de cada producto que tiene el distribuidor: solo se vende lo que hay.',
    links: [
      { label: 'Registrar inventario', to: seasonPaths.registerInventory },
      { label: 'Importar inventario', to: seasonPaths.importInventory },
    ],
    more: [{ label: 'Registrar más', to: seasonPaths.registerInventory }],
    noun: ['producto con inventario', 'productos con inventario'],
  },
  users: {
    title: 'Quién vende y quién más entra',
    text: `${sellersText}; la administración y la coordinación los consultan, los aprueban y llevan el inventario. Dé de alta al menos a un consultor: recibe una invitación por correo. Si usted también vende, necesita otra cuenta, de consultor y con otro correo.`,
    links: [
      { label: 'Dar de alta a un consultor', to: NEW_CONSULTANT_PATH },
      { label: 'Importar usuarios', to: userPaths.importUsers },
    ],
    more: [
      { label: 'Nuevo usuario', to: userPaths.newUser },
      { label: 'Importar usuarios', to: userPaths.importUsers },
    ],
    noun: ['consultor', 'consultores'],
  },
  customers: {
    title: 'Clientes',
    text: 'Traiga los que ya tiene. Los consultores registran a los nuevos cuando les venden.',
    links: [
      { label: 'Importar clientes', to: customerPaths.importCustomers },
      { label: 'Registrar un cliente', to: customerPaths.newCustomer },
    ],
    more: [{ label: 'Importar más', to: customerPaths.importCustomers }],
    noun: ['cliente', 'clientes'],
    skip: NOT_NEEDED,
  },
  legalTexts: {
    title: 'Aviso de privacidad y términos',
    text: 'La ley pide decir quién responde por los datos. Los clientes lo aceptan al registrarse, y los consultores aceptan los términos al entrar.',
    links: [{ label: 'Revisar y publicar', to: settingsPaths.legalTexts }],
    more: [{ label: 'Ver los textos', to: settingsPaths.legalTexts }],
    skip: NOT_NEEDED,
  },
  parameters: {
    title: 'Parámetros',
    text: 'Costos del simulador, emergencia (la parte de la semilla que nace, con la que se calculan las hectáreas de cada venta), pago mínimo y vigencia de los DKbonos. Vienen con valores usuales.',
    links: [{ label: 'Revisar los parámetros', to: settingsPaths.systemParameters }],
    more: [{ label: 'Ver los parámetros', to: settingsPaths.systemParameters }],
    skip: MARK_DONE,
  },
  secondFactor: {
    title: 'Verificación en dos pasos',
    text: 'Protege su cuenta aunque alguien conozca la contraseña.',
    links: [{ label: 'Activarla en mi perfil', to: userPaths.ownProfile }],
    more: [],
    skip: NOT_NEEDED,
  },
  install: {
    title: 'Instalar la aplicación',
    text: 'Surco se abre desde la pantalla de inicio de su teléfono o computadora: en el menú de su nombre, «Instalar la aplicación».',
    links: [],
    more: [],
    skip: MARK_DONE,
  },
};

/** The groups of the page, with their steps in order. */
export const stepGroups: readonly { title: string; keys: readonly StepKey[] }[] = [
  { title: 'Su empresa', keys: ['name', 'zones', 'localities', 'company'] },
  { title: 'Qué vende', keys: ['products', 'season', 'inventory'] },
  { title: 'Quién vende y a quién', keys: ['users', 'customers', 'legalTexts'] },
  { title: 'Cuando tenga tiempo', keys: ['partners', 'parameters', 'secondFactor', 'install'] },
];

/** What a consultant needs to sell. */
const SELLING_KEYS: readonly StepKey[] = ['localities', 'products', 'season', 'inventory', 'users'];

/** The steps without which no consultant can sell. */
export const listMissing = (steps: readonly SetupStep[]): readonly StepKey[] =>
  SELLING_KEYS.filter((key) => !steps.some((step) => step.key === key && step.state === 'DONE'));
