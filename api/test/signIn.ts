import { password, type Answer, type TestApi, type Visitor } from './harness';
import { hashSecret } from '../src/modules/session/password';

let addresses = 0;
/** An address that nobody has failed from yet. */
export const newAddress = (): string => `10.0.0.${(addresses += 1)}`;

/** A coordinator of the company's zone, and what it signs in with. */
export async function personIn(api: TestApi, change = {}) {
  const user = await api.make.user('Coordinator', { password_hash: await hashSecret(password), ...change }, [
    api.company.zone.id,
  ]);
  return { user, credentials: { email: user.email ?? '', password } };
}

/** Signs in as a browser would: the visitor keeps the cookie. */
export async function signIn(visitor: Visitor, body: unknown, from = newAddress()): Promise<Answer> {
  const answer = await visitor.post('/auth/', body, {}, from);
  if (answer.cookie) visitor.token = answer.cookie;
  return answer;
}
