import { z } from 'zod';
import { startTestApi, type ApiResponse, type TestApi } from '../../testing/harness';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const userListSchema = z.array(z.looseObject({ id: z.string(), firstName: z.string() }));
const getFirstNames = ({ body }: ApiResponse): string[] =>
  userListSchema.parse(body.data).map(({ firstName }) => firstName);
const getIds = ({ body }: ApiResponse): string[] => userListSchema.parse(body.data).map(({ id }) => id);

test('X-21 P-05 a coordinator sees no user outside their zones and distributors, an administrator all', async () => {
  const elsewhere = await api.make.user('Consultant', { first_name: 'Lejana' });
  const admin = await (await api.signInAs(api.company.users.Admin)).get('/users?size=all');
  expect(admin.status).toBe(200);
  expect(getFirstNames(admin)).toContain('Lejana');
  const coordinator = await (await api.signInAs(api.company.users.Coordinator)).get('/users?size=all');
  const visibleIds = getIds(coordinator);
  expect(visibleIds).toContain(api.company.users.Coordinator.id);
  expect(visibleIds).not.toContain(elsewhere.id);
});

test('X-21 the search ignores accents and case, and the response has no secret', async () => {
  await api.make.user('Supervisor', { first_name: 'Íñigo', last_name: 'Núñez' });
  const response = await (
    await api.signInAs(api.company.users.Admin)
  ).get('/users?search=inigo%20NUNEZ&role=Supervisor');
  expect(getFirstNames(response)).toEqual(['Íñigo']);
  expect(JSON.stringify(response.body)).not.toMatch(/hash|argon2/i);
});

test.each(['sort=role', 'role=King', 'status=X', 'foo=1'])('X-21 rejects GET /users?%s', async (query) => {
  const { status } = await (await api.signInAs(api.company.users.Admin)).get(`/users?${query}`);
  expect(status).toBe(400);
});
