import { password, type ApiResponse, type TestApi, type TestClient } from './harness';
import { rateLimitPolicies, type RateLimit } from '../core/security/rateLimit/rateLimitPolicies';
import { hashSecret } from '../core/security/secretHash';

let addressCount = 0;
/** A new IP address, without failed sign-ins. */
export const getNextIpAddress = (): string => `10.0.0.${(addressCount += 1)}`;

/** Creates a coordinator of the company's zone and returns their email and password. */
export async function createUserWithCredentials(api: TestApi, change = {}) {
  const user = await api.make.user('Coordinator', { password_hash: await hashSecret(password), ...change }, [
    api.company.zone.id,
  ]);
  return { user, credentials: { email: user.email ?? '', password } };
}

/** Signs in; the client stores the session cookie. */
export async function signIn(visitor: TestClient, body: unknown, from = getNextIpAddress()): Promise<ApiResponse> {
  const response = await visitor.post('/auth/', body, {}, from);
  if (response.cookie) visitor.token = response.cookie;
  return response;
}

/** Exhausts a rate limit for this many seconds. */
export async function exhaustRateLimit({ db }: TestApi, { policy, key }: RateLimit, seconds = 15 * 60): Promise<void> {
  const count = { points: rateLimitPolicies[policy].points, expire: Date.now() + seconds * 1_000 };
  await db
    .insertInto('rate_limits')
    .values({ key: `${policy}:${key}`, ...count })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(count))
    .execute();
}
