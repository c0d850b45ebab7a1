import { z } from 'zod';
import { startApi, type Answer, type TestApi } from './harness';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rows = z.array(z.looseObject({ id: z.string(), firstName: z.string() }));
const names = ({ body }: Answer): string[] => rows.parse(body.data).map(({ firstName }) => firstName);
const ids = ({ body }: Answer): string[] => rows.parse(body.data).map(({ id }) => id);

test('X-21 P-05 a coordinator sees who shares its zones and the people of their distributors, an administrator all', async () => {
  const elsewhere = await api.make.user('Consultant', { first_name: 'Lejana' });
  const admin = await (await api.as(api.company.users.Admin)).get('/users?size=all');
  expect(admin.status).toBe(200);
  expect(names(admin)).toContain('Lejana');
  const coordinator = await (await api.as(api.company.users.Coordinator)).get('/users?size=all');
  const seen = ids(coordinator);
  expect(seen).toContain(api.company.users.Coordinator.id);
  expect(seen).not.toContain(elsewhere.id);
});

test('X-21 the search ignores accents and case, and no secret travels', async () => {
  await api.make.user('Supervisor', { first_name: 'Íñigo', last_name: 'Núñez' });
  const answer = await (await api.as(api.company.users.Admin)).get('/users?search=inigo%20NUNEZ&role=Supervisor');
  expect(names(answer)).toEqual(['Íñigo']);
  expect(JSON.stringify(answer.body)).not.toMatch(/hash|argon2/i);
});

test.each(['sort=role', 'role=King', 'status=X', 'foo=1'])('X-21 GET /users?%s is refused', async (query) => {
  const { status } = await (await api.as(api.company.users.Admin)).get(`/users?${query}`);
  expect(status).toBe(400);
});
