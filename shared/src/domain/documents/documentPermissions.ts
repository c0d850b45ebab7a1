import type { SeasonWindow } from '../seasons/isSeasonOpen';
import { DOCUMENT_CREATORS, DOCUMENT_EDITORS, hasRole } from '../users/roles';

/** The user who acts. */
export interface Actor {
  readonly id: string;
  readonly role: string;
}

/** The data of a sale or DKbono that its permissions depend on. */
export interface DocumentWithSeason {
  readonly consultant: { readonly id: string };
  readonly season: SeasonWindow & { readonly name?: string };
}

/** Who acts, and on which day. */
export interface ActionContext {
  readonly user: Actor;
  /** Today's date in the company's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * P-01, P-02: an administrator acts on every document, a consultant on their own; the others only read. The further
 * conditions of each action are in `salePermissions` and `voucherPermissions`.
 */
export const canActOnDocument = ({ role, id }: Actor, { consultant }: DocumentWithSeason): boolean =>
  role === 'Admin' || (role === 'Consultant' && consultant.id === id);

/** P-01: whether a user may create sales and DKbonos. */
export const canCreateDocuments = ({ role }: Pick<Actor, 'role'>): boolean => hasRole(role, DOCUMENT_CREATORS);

/** P-02, X-16: whether a user may change sales and DKbonos, and import sales. */
export const canEditDocuments = ({ role }: Pick<Actor, 'role'>): boolean => hasRole(role, DOCUMENT_EDITORS);
