/** The state of the login page's history entry. */
export interface LoginState {
  /** The page that was opened without a session. */
  requestedPath?: string;
  /** Of a person who has just chosen their password. */
  email?: string;
}

/** @returns one of the values; null for an entry without it */
export function readLoginState(state: unknown, name: keyof LoginState): string | null {
  if (typeof state !== 'object' || state === null || !(name in state)) return null;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : null;
}
