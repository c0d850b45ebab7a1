interface LoginState {
  requestedPath: string;
}

/** The state of the login page's history entry: the page that was opened without a session. */
export const createLoginState = ({ pathname }: { pathname: string }): LoginState => ({ requestedPath: pathname });

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'requestedPath' in state && typeof state.requestedPath === 'string';

export const readRequestedPath = (state: unknown): string | null => (isLoginState(state) ? state.requestedPath : null);
