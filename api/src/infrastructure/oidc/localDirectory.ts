import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getErrorMessage } from '../../core/getErrorMessage';
import { StartError } from '../../core/settings/startError';
import { getErrorCode } from '../../core/getErrorCode';
import { handleGraphMe } from './graphEndpoint';
import { loadSigningKey, signToken, type TokenClaims } from './tokens';
import { renderErrorPage, renderPage, renderSignInPage } from './pages';
import { createDirectoryUsers, type DirectoryUser } from './directoryUsers';
import {
  createAccessClaims,
  audience,
  createAuthorityMetadata,
  createProvider,
  type DirectoryIdentity,
} from './provider';
import { suppressProviderWarnings } from './suppressProviderWarnings';
import { readForm, sendHtml } from './httpHelpers';

export interface LocalDirectoryOptions extends Omit<DirectoryIdentity, 'issuer'> {
  port: number;
  /** Folder that stores the signing key. */
  dataDir: string;
  users: readonly DirectoryUser[];
  /** The password of every user. */
  password: string;
}

export interface LocalDirectory {
  url: string;
  /** For `/config.json`. */
  authorityMetadata: string;
  /** An access token of this user, for tests; `changes` replaces single claims. */
  issueToken: (email: string, changes?: TokenClaims) => string;
  stop: () => Promise<void>;
}

/** msal renews tokens in a hidden frame, so the directory must be on localhost over http like the product itself. */
const buildDirectoryUrl = (port: number): string => `http://localhost:${port}`;

function listenOnPort(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      fail(
        new StartError(
          getErrorCode(error) === 'EADDRINUSE'
            ? `Port ${port} (local directory) is in use: close the program that uses it or set another in DIRECTORY_PORT.`
            : `The local directory cannot open port ${port} (${error.message}): set another in DIRECTORY_PORT.`,
        ),
      );
    });
    server.listen(port, done);
  });
}

/** Starts a local stand-in for the corporate Microsoft directory: real OpenID Connect with the given users. */
export async function startLocalDirectory({
  port,
  dataDir,
  users: userList,
  password,
  ...rest
}: LocalDirectoryOptions): Promise<LocalDirectory> {
  const users = createDirectoryUsers(userList, password);
  const issuer = buildDirectoryUrl(port);
  const identity = { ...rest, issuer };
  const key = loadSigningKey(join(dataDir, 'directory-key.pem'));
  const provider = await suppressProviderWarnings(async () =>
    createProvider(await import('oidc-provider'), identity, users, key),
  );
  const handleProviderRequest = provider.callback();

  /**
   * msal repeats offline_access when it renews, which the provider refuses; without `scope` it renews what was granted.
   */
  const handleToken = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await readForm(request);
    if (form.get('grant_type') === 'refresh_token') form.delete('scope');
    await suppressProviderWarnings(() =>
      handleProviderRequest(Object.assign(request, { body: Object.fromEntries(form) }), response),
    );
  };

  const handleInteraction = async (request: IncomingMessage, response: ServerResponse, action: string) => {
    const { params } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
      return sendHtml(
        response,
        200,
        renderSignInPage({ users: users.list, action, ...(hint && users.findByEmail(hint) ? { chosen: hint } : {}) }),
      );
    }
    const form = await readForm(request);
    const chosen = form.get('email') ?? '';
    const user = users.findByEmail(chosen);
    if (!user || !users.isPasswordCorrect(form.get('password') ?? '')) {
      return sendHtml(
        response,
        401,
        renderSignInPage({ users: users.list, action, chosen, error: 'La contraseña no es correcta.' }),
      );
    }
    return provider.interactionFinished(
      request,
      response,
      { login: { accountId: user.directoryId }, select_account: {} },
      { mergeWithLastSubmission: false },
    );
  };

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/v1.0/me') return handleGraphMe(request, response, { key, users, origins: identity.origins });
    if (pathname.startsWith('/interaction/')) return handleInteraction(request, response, pathname);
    if (pathname === '/token' && request.method === 'POST') return handleToken(request, response);
    if (pathname === '/')
      return sendHtml(
        response,
        200,
        renderPage('Directorio local', '<p>Ocupa el lugar de Microsoft en este dispositivo. Entre desde Surco.</p>'),
      );
    return handleProviderRequest(request, response);
  };

  const server = createServer((request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendHtml(response, 400, renderErrorPage(getErrorMessage(error)));
    });
  });
  await listenOnPort(server, port);

  return {
    url: issuer,
    authorityMetadata: createAuthorityMetadata(issuer),
    issueToken: (email, changes = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const oid = users.findByEmail(email)?.directoryId ?? '';
      return signToken(key, {
        iss: issuer,
        aud: audience,
        iat: now,
        exp: now + 3600,
        sub: oid,
        ...createAccessClaims(identity, oid),
        ...changes,
      });
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
