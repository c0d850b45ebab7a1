import type { CurrentUser } from '../../api/src/core/http/currentUser';

export const PASSWORD = 'Surco.demo.2026';
export const ADMIN_EMAIL = 'admin@surco.test';
export const COORDINATOR_EMAIL = 'coordinacion@surco.test';
export const CONSULTANT_EMAIL = 'consultor@surco.test';

export interface DemoSession {
  headers: Record<string, string>;
  user: CurrentUser;
}

/**
 * Signs a demo account in.
 * @returns the headers of its requests, and the user as far as queries of the API need it. `zoneIds` is always empty:
 * of roles that see the records of their zones, use the headers only.
 */
export async function signIn(origin: string, email: string): Promise<DemoSession> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { apiKeyHeader: string; apiKey: string };
  const key = { [config.apiKeyHeader]: config.apiKey };
  const response = await fetch(`${origin}/api/auth/`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { data } = (await response.json()) as { data: CurrentUser['details'] };
  const user = {
    id: data.id,
    sessionHash: '',
    role: data.role,
    distributorId: data.distributor?.id ?? null,
    zoneIds: [],
    viaDirectory: false,
    details: data,
  };
  return { headers: { ...key, cookie }, user };
}
