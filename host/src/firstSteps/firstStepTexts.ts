import {
  type CallData,
  customerPaths,
  hostPaths,
  salesPaths,
  seasonPaths,
  simulatorPaths,
  userPaths,
} from '@surco/shared/contract';

export type FirstSteps = CallData<'GET /users/me/first-steps'>;
export type FirstStepKey = FirstSteps['steps'][number]['key'];

export const texts = {
  title: 'Primeros pasos',
  progress: (done: number, all: number): string => `${done} de ${all}`,
  help: 'Lo que conviene hacer los primeros días. Surco reconoce lo que ya se hizo; lo demás se marca aquí.',
  finished: 'Terminó los primeros pasos.',
  recognized: 'Hecho',
  close: 'Cerrar',
  dismiss: 'No volver a mostrar',
  loading: 'Cargando los primeros pasos…',
  failed: 'No se pudieron cargar los primeros pasos. Revise su red e inténtelo de nuevo.',
} as const;

interface StepText {
  title: string;
  text: string;
  /** Pages where it is done; the first one that the role may open counts. */
  paths: readonly string[];
}

/** The steps of all roles but administrators, whose older steps are in "Preparar Surco" now. */
export const stepTexts: Readonly<Partial<Record<FirstStepKey, StepText>>> = {
  terms: { title: 'Aceptar los términos', text: 'Se pide al entrar por primera vez.', paths: [] },
  profile: {
    title: 'Completar el perfil',
    text: 'Revise su nombre y escriba su teléfono.',
    paths: [userPaths.ownProfile, userPaths.list],
  },
  secondFactor: {
    title: 'Activar la verificación en dos pasos',
    text: 'Protege la cuenta aunque alguien conozca la contraseña.',
    paths: [userPaths.ownProfile],
  },
  install: {
    title: 'Instalar la aplicación',
    text: 'Desde el menú de su nombre o la sugerencia del navegador.',
    paths: [],
  },
  notifications: {
    title: 'Activar las notificaciones',
    text: 'Llegan a este dispositivo aunque Surco esté cerrado.',
    paths: [userPaths.ownProfile],
  },
  offline: {
    title: 'Preparar el trabajo sin conexión',
    text: 'Abra las ventas con buena red hasta leer «Listo para trabajar sin conexión».',
    paths: [salesPaths.saleList],
  },
  season: {
    title: 'Abrir una temporada',
    text: 'Sin una temporada abierta no se registran ventas ni DKbonos.',
    paths: [seasonPaths.list],
  },
  inventory: {
    title: 'Registrar el inventario',
    text: 'Las bolsas de cada producto y distribuidor en la temporada.',
    paths: [seasonPaths.inventoryList],
  },
  approvals: {
    title: 'Revisar los pendientes de aprobación',
    text: 'Usuarios y clientes que esperan una decisión.',
    paths: [userPaths.pending],
  },
  sales: { title: 'Consultar las ventas de sus zonas', text: 'Con filtros y totales.', paths: [salesPaths.saleList] },
  customer: {
    title: 'Registrar un cliente',
    text: 'Con su teléfono y su localidad.',
    paths: [customerPaths.newCustomer],
  },
  document: {
    title: 'Registrar la primera venta o DKbono',
    text: 'Elija cliente, temporada y productos.',
    paths: [salesPaths.createSale],
  },
  simulate: {
    title: 'Hacer una simulación',
    text: 'Escriba sus animales o sus hectáreas y lea el resultado.',
    paths: [simulatorPaths.farmerSimulator],
  },
  scenario: {
    title: 'Guardar un escenario del simulador',
    text: 'Con Guardar se conserva para compararlo o compartirlo.',
    paths: [simulatorPaths.simulator, simulatorPaths.farmerSimulator],
  },
  manual: { title: 'Leer el manual', text: 'También se descarga como PDF.', paths: [hostPaths.manual] },
};
