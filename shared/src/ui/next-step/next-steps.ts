import { addReturn, canOpenPage } from '../../platform';
import type { PageAction } from '../feedback/action-button';

/**
 * What a page chooses from or shows, and where the first of it is registered. The paths are written out: `contract/paths`
 * would be bundled with the code of the selects, and every list would load them.
 */
export const nextSteps = {
  zones: { text: 'Aún no hay zonas.', label: 'Crear zonas', to: '/dashboard/locations/zones' },
  localities: {
    text: 'Aún no hay localidades que elegir.',
    label: 'Registrar localidades',
    to: '/dashboard/locations/state-zones-localities',
  },
  distributors: {
    text: 'Aún no hay distribuidores.',
    label: 'Dar de alta un distribuidor',
    to: '/dashboard/partners/create?type=DISTRIBUTOR',
  },
  products: { text: 'Aún no hay productos a la venta.', label: 'Nuevo producto', to: '/dashboard/products/form' },
  seasons: { text: 'Aún no hay temporadas.', label: 'Nueva temporada', to: '/dashboard/seasons/create' },
  inventories: { text: 'Aún no hay inventario.', label: 'Registrar inventario', to: '/dashboard/seasons/register' },
  consultants: {
    text: 'Aún no hay consultores.',
    label: 'Dar de alta a un consultor',
    to: '/dashboard/users/form?rol=Consultant',
  },
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
