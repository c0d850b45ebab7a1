import type { CurrentUser } from '../../api/src/http/currentUser';

export const PASSWORD = 'Surco.demo.2026';
export const ADMIN = 'admin@surco.test';
export const CONSULTANT = 'consultor@surco.test';

export interface Signed {
  headers: Record<string, string>;
  user: CurrentUser;
}

/** Signs a demo account in: the headers of its requests, and who it is. */
export async function signIn(origin: string, email: string): Promise<Signed> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { apiKeyHeader: string; apiKey: string };
  const key = { [config.apiKeyHeader]: config.apiKey };
  const answer = await fetch(`${origin}/api/auth/`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { data } = (await answer.json()) as { data: CurrentUser['details'] };
  const user = {
    id: data.id,
    role: data.role,
    distributorId: data.distributor?.id ?? null,
    zoneIds: [],
    details: data,
  };
  return { headers: { ...key, cookie }, user };
}
