import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { verifyToken } from './tokens';
import { formatFullName } from '@surco/shared/domain';
import type { DirectoryUsers } from './directoryUsers';
import { audience } from './provider';
import { sendJson } from './httpHelpers';

/**
 * `GET /v1.0/me` of the local directory, which stands in for Microsoft Graph in development and tests: the user of an
 * access token, or 401.
 */
export function handleGraphMe(
  request: IncomingMessage,
  response: ServerResponse,
  { key, users, origins }: { key: KeyObject; users: DirectoryUsers; origins: readonly string[] },
): void {
  const origin = request.headers.origin ?? '';
  const headers: Record<string, string> = origins.includes(origin)
    ? { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'authorization', vary: 'origin' }
    : {};
  if (request.method === 'OPTIONS') {
    response.writeHead(204, headers).end();
    return;
  }
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? verifyToken(key, token, audience) : undefined;
  const user = claims && users.findById(claims.oid);
  if (!user) {
    sendJson(
      response,
      401,
      { error: { code: 'InvalidAuthenticationToken', message: 'Access token validation failure.' } },
      headers,
    );
    return;
  }
  const { directoryId: id, firstName: givenName, lastName: surname, email } = user;
  sendJson(
    response,
    200,
    { id, displayName: formatFullName(user), givenName, surname, mail: email, userPrincipalName: email },
    headers,
  );
}
