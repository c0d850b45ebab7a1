import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { StartError } from '../../startError';
import { errorCode } from '../errorCode';
import { answerMe } from './graph';
import { signingKey, signToken, type TokenClaims } from './keys';
import { errorPage, page, signInPage } from './pages';
import { passwordFits, personByEmail } from './people';
import { accessClaims, audience, authorityMetadata, createProvider, type DirectoryIdentity } from './provider';
import { withoutRemarks } from './quiet';
import { readForm, sendHtml } from './requests';

export { authorityMetadata };

export interface DirectoryOptions extends Omit<DirectoryIdentity, 'issuer'> {
  port: number;
  /** Its signing key is kept here. */
  dataDir: string;
}

export interface LocalDirectory {
  url: string;
  /** For `/config.json`. */
  authorityMetadata: string;
  /** A token as the directory would issue it, with any claim changed: what tests present to the API. */
  issueToken: (email: string, changes?: TokenClaims) => string;
  stop: () => Promise<void>;
}

/** The address of the directory on this port: it must be localhost over http, like the product's own (msal's hidden frame). */
const directoryUrl = (port: number): string => `http://localhost:${port}`;

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      fail(
        new StartError(
          errorCode(error) === 'EADDRINUSE'
            ? `El puerto ${port} (directorio local) ya está en uso: cierre el programa que lo ocupa o indique otro en DIRECTORY_PORT.`
            : `El directorio local no pudo abrir el puerto ${port}: ${error.message}.`,
        ),
      );
    });
    server.listen(port, done);
  });
}

/** Starts the stand-in for the corporate Microsoft directory: real OpenID Connect, demo people. */
export async function startDirectory({ port, dataDir, ...rest }: DirectoryOptions): Promise<LocalDirectory> {
  const issuer = directoryUrl(port);
  const identity = { ...rest, issuer };
  const key = signingKey(join(dataDir, 'directory-key.pem'));
  const provider = await withoutRemarks(async () => createProvider(await import('oidc-provider'), identity, key));
  const callback = provider.callback();

  /** msal asks for offline_access again when it renews, which the protocol refuses: a renewal without scope gives what was granted. */
  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await readForm(request);
    if (form.get('grant_type') === 'refresh_token') form.delete('scope');
    await withoutRemarks(() => callback(Object.assign(request, { body: Object.fromEntries(form) }), response));
  };

  const interaction = async (request: IncomingMessage, response: ServerResponse, action: string) => {
    const { params } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
      return sendHtml(response, 200, signInPage({ action, ...(hint && personByEmail(hint) ? { chosen: hint } : {}) }));
    }
    const form = await readForm(request);
    const chosen = form.get('email') ?? '';
    const person = personByEmail(chosen);
    if (!person || !passwordFits(form.get('password') ?? '')) {
      return sendHtml(response, 401, signInPage({ action, chosen, error: 'La contraseña no es correcta.' }));
    }
    return provider.interactionFinished(
      request,
      response,
      { login: { accountId: person.directoryId }, select_account: {} },
      { mergeWithLastSubmission: false },
    );
  };

  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/v1.0/me') return answerMe(request, response, key, identity.origins);
    if (pathname.startsWith('/interaction/')) return interaction(request, response, pathname);
    if (pathname === '/token' && request.method === 'POST') return token(request, response);
    if (pathname === '/')
      return sendHtml(
        response,
        200,
        page('Directorio local', '<p>Ocupa el lugar de Microsoft en este equipo. Inicie sesión desde Surco.</p>'),
      );
    return callback(request, response);
  };

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      if (!response.headersSent)
        sendHtml(response, 400, errorPage(error instanceof Error ? error.message : String(error)));
    });
  });
  await listen(server, port);

  return {
    url: issuer,
    authorityMetadata: authorityMetadata(issuer),
    issueToken: (email, changes = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const oid = personByEmail(email)?.directoryId ?? '';
      return signToken(key, {
        iss: issuer,
        aud: audience,
        iat: now,
        exp: now + 3600,
        sub: oid,
        ...accessClaims(identity, oid),
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
