import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { verifyToken } from './keys';
import { fullName, personById } from './people';
import { audience } from './provider';
import { sendJson } from './requests';

/** `GET /v1.0/me` as Microsoft Graph answers it: the person an access token stands for, or 401. */
export function answerMe(
  request: IncomingMessage,
  response: ServerResponse,
  key: KeyObject,
  origins: readonly string[],
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
  const person = claims && personById(claims.oid);
  if (!person) {
    sendJson(
      response,
      401,
      { error: { code: 'InvalidAuthenticationToken', message: 'Access token validation failure.' } },
      headers,
    );
    return;
  }
  const { directoryId: id, firstName: givenName, lastName: surname, email } = person;
  sendJson(
    response,
    200,
    { id, displayName: fullName(person), givenName, surname, mail: email, userPrincipalName: email },
    headers,
  );
}
