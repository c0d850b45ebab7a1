import type { CallKey } from '../../contract';
import { addReturn, canOpenPage, session } from '../../platform';
import type { PageAction } from '../feedback/action-button';

/**
 * What a page chooses from or shows, and where the first of it is registered. The paths are written out: `contract/paths`
 * would be bundled with the code of the selects, and every list would load them. `calls` are those whose answer forms keep; searches
 * ask again by themselves.
 */
export const nextSteps = {
  zones: { text: 'Aún no hay zonas.', label: 'Crear zonas', to: '/dashboard/locations/zones', calls: ['GET /zones'] },
  localities: {
    text: 'Aún no hay localidades que elegir.',
    label: 'Registrar localidades',
    to: '/dashboard/locations/state-zones-localities',
  },
  distributors: {
    text: 'Aún no hay distribuidores.',
    label: 'Dar de alta un distribuidor',
    to: '/dashboard/partners/create?type=DISTRIBUTOR',
    calls: ['GET /distributors'],
  },
  products: { text: 'Aún no hay productos a la venta.', label: 'Nuevo producto', to: '/dashboard/products/form' },
  seasons: {
    text: 'Aún no hay temporadas.',
    label: 'Nueva temporada',
    to: '/dashboard/seasons/create',
    calls: ['GET /seasons'],
  },
  inventories: { text: 'Aún no hay inventario.', label: 'Registrar inventario', to: '/dashboard/seasons/register' },
  consultants: {
    text: 'Aún no hay consultores.',
    label: 'Dar de alta a un consultor',
    to: '/dashboard/users/form?rol=Consultant',
  },
} as const satisfies Record<string, { text: string; label: string; to: string; calls?: readonly CallKey[] }>;

export type MissingRecords = keyof typeof nextSteps;

export interface NextStep {
  /** What is missing, and whom to ask where the person cannot register it. */
  text: string;
  /** Where the person registers it, and from where the form returns. */
  action?: PageAction & { to: string };
}

/**
 * What to do when there is nothing to choose from.
 * @param from path and query of the page, to which the form of the first record returns; none when it opens beside it
 */
export function getNextStep(missing: MissingRecords, from?: string): NextStep {
  const { text, label, to } = nextSteps[missing];
  if (canOpenPage(to)) return { text, action: { label, to: from === undefined ? to : addReturn(to, from) } };
  // Farmers, who also register without a session, know nobody who administers Surco.
  const isStaff = (session.get().user?.role ?? 'Farmer') !== 'Farmer';
  return { text: `${text} ${isStaff ? 'Pídalo a quien administra Surco.' : 'Consulte con su distribuidor.'}` };
}
