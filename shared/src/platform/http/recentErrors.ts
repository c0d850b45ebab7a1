import type { ApiError } from './apiError';

/** A request of this tab that the server refused: nothing of what was asked, only where support finds it. */
export interface RecentError {
  /** ISO 8601. */
  at: string;
  status: number;
  requestId: string;
}

const MAX_RECENT_ERRORS = 10;
const recentErrors: RecentError[] = [];

/** Remembers the id of a failed request. A gateway, or a person, could write anything in its place. */
export function rememberError({ status, requestId }: ApiError): void {
  if (requestId === undefined || !/^[\w-]{1,40}$/.test(requestId)) return;
  recentErrors.unshift({ at: new Date().toISOString(), status, requestId });
  recentErrors.splice(MAX_RECENT_ERRORS);
}

/** The last failed requests of this tab, the newest first. */
export const getRecentErrors = (): readonly RecentError[] => [...recentErrors];

/** They are the last user's. */
export const clearRecentErrors = (): void => void recentErrors.splice(0);
