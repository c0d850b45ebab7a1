import type { UserDetails } from '@surco/shared/contract';
import { homeOf, SIMULATOR } from './home';
import type { Target } from './target';

/** All that the guard looks at. */
export interface Visit {
  target: Target;
  user: UserDetails | null;
  /** N-05. */
  redirectCounter: number;
  /** Whether the user details were fetched again for this navigation, and how that ended. */
  refetched: 'no' | 'yes' | 'failed';
  /** Whether there is a page to stay on. */
  hasPrevious: boolean;
}

export type Decision =
  | { kind: 'allow' }
  /** Fetch the user details again, then ask once more. */
  | { kind: 'refetch' }
  | { kind: 'redirect'; to: string; notice?: string }
  /** Stay on, or go back to, the page that is shown. */
  | { kind: 'stay'; notice?: string }
  | { kind: 'sign-out'; error: string };

export const NO_ACCESS = 'No tiene permiso para abrir esa página.';
export const REFETCH_FAILED = 'No fue posible comprobar su sesión. Inicie sesión de nuevo.';
export const LOGIN = '/login';
export const TERMS = '/accept-terms';

const ALLOW: Decision = { kind: 'allow' };
const to = (address: string, notice?: string): Decision => ({
  kind: 'redirect',
  to: address,
  ...(notice ? { notice } : {}),
});
const withObjective = (address: string, objective: string): string =>
  objective ? `${address}?objective=${encodeURIComponent(objective)}` : address;

const isPublic = ({ route }: Target): boolean => route.access === 'public';
const entersByRole = new Set(['login', 'restore', 'redirect']);

/** N-02, N-03. */
function anonymous(target: Target): Decision {
  if (target.route.kind === 'redirect') return to(LOGIN);
  if (isPublic(target)) return ALLOW;
  return to(target.route.kind === 'farmer' ? withObjective(`${LOGIN}/farmer`, target.objective) : LOGIN);
}

/** N-04, and N-08 for a farmer: back to the page before, or the simulator where there is none (N-11). */
function farmer({ target, hasPrevious }: Visit): Decision {
  const { kind } = target.route;
  if (kind === 'farmer' || kind === 'simulator') return ALLOW;
  if (!entersByRole.has(kind)) return to(SIMULATOR);
  return hasPrevious ? { kind: 'stay' } : to(withObjective(SIMULATOR, target.objective));
}

/** N-07 to N-09, N-11. */
function staff(user: UserDetails, { target, hasPrevious }: Visit): Decision {
  const { kind, access } = target.route;
  const home = homeOf(user.role);
  if (user.role === 'Consultant' && !user.acceptedTos) return kind === 'terms' ? ALLOW : to(TERMS);
  if (entersByRole.has(kind) || kind === 'home') return to(home);
  if (access === 'public' || access.length === 0 || access.includes(user.role)) return ALLOW;
  return hasPrevious ? { kind: 'stay', notice: NO_ACCESS } : to(home, NO_ACCESS);
}

/**
 * Decides one navigation, before anything of the page is downloaded (N-01 to N-09, N-11, N-12).
 * Pure: the adapter asks, does what it is told and, after a refetch, asks again.
 */
export function decide(visit: Visit): Decision {
  const { target, user, redirectCounter, refetched } = visit;
  const { kind } = target.route;
  if (kind === 'logout') return ALLOW;
  if (!user) return anonymous(target);
  if (kind !== 'login' && redirectCounter === 0 && refetched === 'no') return { kind: 'refetch' };
  if (refetched === 'failed' && !isPublic(target)) return { kind: 'sign-out', error: REFETCH_FAILED };
  return user.role === 'Farmer' ? farmer(visit) : staff(user, visit);
}
