import { hostPaths, type SessionUser } from '@surco/shared/contract';
import { DOCUMENT_CREATORS, hasRole, mustAcceptTerms, type Role, sellersText } from '@surco/shared/domain';
import type { SectionPaths } from './sectionPaths';
import type { RouteAccess, RouteKind } from './routeTable';
import type { Target } from './target';
import { withObjective } from './withObjective';

/** Everything that the guard's decision depends on. */
export interface GuardInput {
  target: Target;
  user: SessionUser | null;
  /** The count of allowed navigations, see `session`; the user details are fetched again at 0 (N-05, N-10). */
  navigationCount: number;
  /** Whether the user details were fetched again for this navigation, and with what result. */
  refetched: 'no' | 'yes' | 'failed';
  /** Whether there is a page to stay on. */
  hasPreviousPage: boolean;
  /** The start page of each role (N-08). */
  homePaths: SectionPaths['home'];
}

export type GuardDecision =
  | { kind: 'allow' }
  /** Fetch the user details, then decide again. */
  | { kind: 'refetch' }
  | { kind: 'redirect'; to: string; message?: string }
  /** Stay on, or go back to, the page that is shown. */
  | { kind: 'stay'; message?: string }
  | { kind: 'sign-out'; error: string };

export const NO_ACCESS_MESSAGE = 'No tiene permiso para abrir esa página.';
export const SELLERS_ONLY_MESSAGE = `${NO_ACCESS_MESSAGE} ${sellersText}; puede dar de alta a uno en Usuarios.`;
export const REFETCH_FAILED_MESSAGE = 'No fue posible comprobar su sesión. Entre de nuevo.';

const ALLOW: GuardDecision = { kind: 'allow' };
const redirectTo = (address: string, message?: string): GuardDecision => ({
  kind: 'redirect',
  to: address,
  ...(message ? { message } : {}),
});

/** Whether the roles of a route let a member of staff enter (N-09). */
export const isOpenToRole = (access: RouteAccess, role: Role): boolean =>
  access === 'public' || access.length === 0 || access.includes(role);

const isPublic = ({ route }: Target): boolean => route.access === 'public';
const HOME_REDIRECT_KINDS = new Set<RouteKind>(['login', 'restore', 'sso-redirect']);

/** Sends a visitor without a session to a sign-in page, with the objective of a farmer's link (N-02, N-03). */
function decideAnonymous(target: Target): GuardDecision {
  if (target.route.kind === 'sso-redirect') return redirectTo(hostPaths.login);
  if (isPublic(target)) return ALLOW;
  return redirectTo(
    target.route.kind === 'farmer' ? withObjective(hostPaths.farmerLogin, target.objective) : hostPaths.login,
  );
}

/**
 * N-04: any page but the simulator, the manual and `/farmer` leads a farmer to the simulator. N-08: at a sign-in page they stay on
 * the previous page, or go to the simulator, with the objective of the link, if there is none (N-11).
 */
function decideFarmer({ target, hasPreviousPage, homePaths }: GuardInput): GuardDecision {
  const { kind, path } = target.route;
  const home = homePaths.Farmer;
  if (kind === 'farmer' || kind === 'manual' || path === home) return ALLOW;
  if (!HOME_REDIRECT_KINDS.has(kind)) return redirectTo(home);
  return hasPreviousPage ? { kind: 'stay' } : redirectTo(withObjective(home, target.objective));
}

/** Requires the second factor and the terms first, then checks the role of the page (N-07 to N-09, N-11, N-13). */
function decideStaff(user: SessionUser, { target, hasPreviousPage, homePaths }: GuardInput): GuardDecision {
  const { kind, access } = target.route;
  const home = homePaths[user.role];
  if (user.secondFactorPending) return kind === 'second-factor' ? ALLOW : redirectTo(hostPaths.secondFactor);
  if (mustAcceptTerms(user)) return kind === 'terms' ? ALLOW : redirectTo(hostPaths.acceptTerms);
  if (HOME_REDIRECT_KINDS.has(kind) || kind === 'home') return redirectTo(home);
  if (isOpenToRole(access, user.role)) return ALLOW;
  const isForSellers = access !== 'public' && access.every((role) => hasRole(role, DOCUMENT_CREATORS));
  const message = isForSellers ? SELLERS_ONLY_MESSAGE : NO_ACCESS_MESSAGE;
  return hasPreviousPage ? { kind: 'stay', message } : redirectTo(home, message);
}

/**
 * Decides one navigation, before any code of the page is downloaded (N-01 to N-09, N-11 to N-13).
 * Pure: the caller carries the decision out and, after a refetch, calls again.
 */
export function decideNavigation(input: GuardInput): GuardDecision {
  const { target, user, navigationCount, refetched } = input;
  const { kind } = target.route;
  // a paper is open to everyone, whatever their session or role.
  if (kind === 'logout' || kind === 'paper') return ALLOW;
  if (!user) return decideAnonymous(target);
  if (kind !== 'login' && navigationCount === 0 && refetched === 'no') return { kind: 'refetch' };
  if (refetched === 'failed' && !isPublic(target)) return { kind: 'sign-out', error: REFETCH_FAILED_MESSAGE };
  return user.role === 'Farmer' ? decideFarmer(input) : decideStaff(user, input);
}
