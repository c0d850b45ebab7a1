import { Failure } from '../../http/failure';
import type { Settings } from '../../settings';
import { z } from 'zod';

const profile = z.object({
  id: z.string().min(1),
  mail: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
});
const claims = z.object({ appid: z.string().optional(), azp: z.string().optional(), tid: z.string(), oid: z.string() });

export interface DirectoryPerson {
  oid: string;
  email: string;
}

const giveUpAfterMs = 5_000;

/** The directory proves a token by answering to it; a token that it refuses is worth nothing here. */
async function askMe(token: string, graphUrl: string): Promise<z.output<typeof profile>> {
  const response = await fetch(`${graphUrl}/v1.0/me`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(giveUpAfterMs),
  }).catch(() => {
    throw new Failure('DIRECTORIO_NO_DISPONIBLE', { retryAfter: 5 });
  });
  if (response.status >= 500) throw new Failure('DIRECTORIO_NO_DISPONIBLE', { retryAfter: 5 });
  const answer = response.ok ? profile.safeParse(await response.json().catch(() => null)) : null;
  if (!answer?.success) throw new Failure('TOKEN_INVALIDO');
  return answer.data;
}

function claimsOf(token: string): z.output<typeof claims> {
  try {
    return claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    throw new Failure('TOKEN_INVALIDO');
  }
}

const headerSafe = /^[\w.~+/=-]+$/;

/**
 * Who an access token of the directory stands for. The directory's own answer proves that it is genuine and in force;
 * its claims must name our application and our tenant, otherwise a token given to another application would sign in.
 */
export async function provePerson(token: string, { sso }: Settings): Promise<DirectoryPerson> {
  if (!sso.clientId || !headerSafe.test(token)) throw new Failure('TOKEN_INVALIDO');
  const { appid, azp, tid, oid } = claimsOf(token);
  if (tid !== sso.tenantId) throw new Failure('CUENTA_AJENA');
  if ((appid ?? azp) !== sso.clientId) throw new Failure('TOKEN_AJENO');
  const me = await askMe(token, sso.graphUrl);
  const email = (me.mail ?? me.userPrincipalName ?? '').trim().toLowerCase();
  if (me.id !== oid || !email) throw new Failure('TOKEN_INVALIDO');
  return { oid, email };
}
