import {
  addReturn,
  customerPaths,
  NEW_CONSULTANT_PATH,
  partnerPaths,
  productPaths,
  regionPaths,
  seasonPaths,
} from '../../contract';
import { canOpenPage } from '../../platform';
import type { PageAction } from '../feedback/action-button';

/** What a page chooses from or shows, and where the first of it is registered. */
const nextSteps = {
  zones: { text: 'Aún no hay zonas.', label: 'Crear zonas', to: regionPaths.zones },
  localities: {
    text: 'Aún no hay localidades que elegir.',
    label: 'Registrar localidades',
    to: regionPaths.localities,
  },
  distributors: {
    text: 'Aún no hay distribuidores.',
    label: 'Dar de alta un distribuidor',
    to: `${partnerPaths.newPartner}?type=DISTRIBUTOR`,
  },
  products: { text: 'Aún no hay productos a la venta.', label: 'Nuevo producto', to: productPaths.newProduct },
  seasons: { text: 'Aún no hay temporadas.', label: 'Nueva temporada', to: seasonPaths.newSeason },
  inventories: {
    text: 'Aún no hay inventario.',
    label: 'Registrar inventario',
    to: seasonPaths.registerInventory,
  },
  consultants: {
    text: 'Aún no hay consultores.',
    label: 'Dar de alta a un consultor',
    to: NEW_CONSULTANT_PATH,
  },
  customers: { text: 'Aún no hay clientes.', label: 'Registrar un cliente', to: customerPaths.newCustomer },
} as const;

export type MissingRecords = keyof typeof nextSteps;

export interface NextStep {
  /** What is missing, and whom to ask where the person cannot register it. */
  text: string;
  /** Where the person registers it, and from where the form returns. */
  action?: PageAction & { to: string };
}

/**
 * What to do when there is nothing to choose from.
 * @param from path and query of the page, to which the form of the first record returns
 */
export function getNextStep(missing: MissingRecords, from: string): NextStep {
  const { text, label, to } = nextSteps[missing];
  return canOpenPage(to)
    ? { text, action: { label, to: addReturn(to, from) } }
    : { text: `${text} Pídalo a quien administra Surco.` };
}
