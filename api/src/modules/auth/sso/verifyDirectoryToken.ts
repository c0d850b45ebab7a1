import { HttpError } from '../../../core/http/httpError';
import type { Settings } from '../../../core/settings/settings';
import { z } from 'zod';

const profileSchema = z.object({
  id: z.string().min(1),
  userPrincipalName: z.string().nullish(),
});
const claimsSchema = z.object({
  appid: z.string().optional(),
  azp: z.string().optional(),
  tid: z.string(),
  oid: z.string(),
  /** When the directory issued the token, in seconds since 1970. */
  iat: z.number().optional(),
});

export interface DirectoryAccount {
  oid: string;
  email: string;
  /** When the directory issued the token; null when it does not say so. */
  issuedAt: Date | null;
}

const profileTimeoutMs = 5_000;

/**
 * Requests the profile of a token.
 * @throws HttpError 401 when the directory rejects the token, 503 when it does not answer
 */
async function fetchProfile(token: string, graphUrl: string): Promise<z.output<typeof profileSchema>> {
  const response = await fetch(`${graphUrl}/v1.0/me`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(profileTimeoutMs),
  }).catch(() => {
    throw new HttpError('DIRECTORIO_NO_DISPONIBLE', { retryAfter: 5 });
  });
  if (response.status >= 500) throw new HttpError('DIRECTORIO_NO_DISPONIBLE', { retryAfter: 5 });
  const profile = response.ok ? profileSchema.safeParse(await response.json().catch(() => null)) : null;
  if (!profile?.success) throw new HttpError('TOKEN_INVALIDO');
  return profile.data;
}

function decodeClaims(token: string): z.output<typeof claimsSchema> {
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    throw new HttpError('TOKEN_INVALIDO');
  }
}

const headerSafePattern = /^[\w.~+/=-]+$/;

/**
 * Returns the account of an access token. The response of the directory proves that the token is genuine and has not
 * expired. Its claims must name our application and tenant, because a token of another application must not sign in.
 */
export async function verifyDirectoryToken(token: string, { sso }: Settings): Promise<DirectoryAccount> {
  if (!sso.clientId || !headerSafePattern.test(token)) throw new HttpError('TOKEN_INVALIDO');
  const { appid, azp, tid, oid, iat } = decodeClaims(token);
  if (tid !== sso.tenantId) throw new HttpError('CUENTA_AJENA');
  if ((appid ?? azp) !== sso.clientId) throw new HttpError('TOKEN_AJENO');
  const me = await fetchProfile(token, sso.graphUrl);
  // Only the principal name has a domain that the directory verified; `mail` is free text that its owner may change.
  const email = (me.userPrincipalName ?? '').trim().toLowerCase();
  if (me.id !== oid || !email) throw new HttpError('TOKEN_INVALIDO');
  return { oid, email, issuedAt: iat === undefined ? null : new Date(iat * 1000) };
}
