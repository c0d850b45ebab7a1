import { calls, type CallKey } from '@surco/shared/contract/calls';
import { roles } from '@surco/shared/domain';
import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';
import { firstStepsByRole, isFirstStepsSuggested } from './repository';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/users/me/first-steps';
const parse = (data: unknown) => calls['GET /users/me/first-steps' satisfies CallKey].data.parse(data);

async function readSteps(client: TestClient) {
  const { status, body } = await client.get(PATH);
  expect([status, body.error]).toEqual([200, undefined]);
  return parse(body.data);
}

const listDone = ({ steps }: ReturnType<typeof parse>): string[] =>
  steps.filter(({ isDone }) => isDone).map(({ key }) => key);

test.each(roles)('R-46 lists the steps of the role %s in order', async (role) => {
  const { steps } = await readSteps(await api.signInAs(await api.make.user(role)));
  expect(steps.map(({ key }) => key)).toEqual(firstStepsByRole[role]);
});

test('R-46 recognizes what a consultant has done from the data', async () => {
  const { locality, distributor } = api.company;
  const user = await api.make.user('Consultant', { phone: null, distributor_id: distributor.id });
  const client = await api.signInAs(user);
  const before = await readSteps(client);
  expect([before.isSuggested, listDone(before)]).toEqual([true, ['terms']]);
  await api.make.customer(locality.id, user.id);
  expect(await readSteps(client)).toEqual(before);
  await api.make.customer(locality.id, user.id, { created_by: user.id });
  const after = await readSteps(client);
  expect(listDone(after)).toEqual(['terms', 'customer']);
  expect(after.steps.filter(({ isRecognized }) => isRecognized).map(({ key }) => key)).toEqual(['terms', 'customer']);
});

test('R-46 stores the ticks of the steps of a role, and the dismissal', async () => {
  const client = await api.signInAs(await api.make.user('Consultant'));
  const stored = await client.send('PUT', PATH, { ticked: ['install', 'offline', 'parameters'], isDismissed: true });
  const steps = parse(stored.body.data);
  expect([steps.isSuggested, steps.isDismissed]).toEqual([false, true]);
  expect(listDone(steps)).toEqual(expect.arrayContaining(['install', 'offline']));
  expect(steps).toEqual(await readSteps(client));
  const restored = parse((await client.send('PUT', PATH, { ticked: ['install'], isDismissed: false })).body.data);
  expect([restored.isSuggested, restored.isDismissed, listDone(restored).includes('offline')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('R-46 rejects a step that does not exist', async () => {
  const client = await api.signInAs(await api.make.user('Farmer'));
  expect((await client.send('PUT', PATH, { ticked: ['rest'], isDismissed: false })).status).toBe(400);
});

const now = new Date('2026-11-26T12:00:00Z');
const account = { createdAt: new Date('2026-11-20T12:00:00Z'), now, isDismissed: false, hasOpenSteps: true };

test.each([
  ['a new account with open steps', {}, true],
  ['a dismissed checklist', { isDismissed: true }, false],
  ['a finished checklist', { hasOpenSteps: false }, false],
  ['an account of 29 days', { createdAt: new Date('2026-10-28T12:00:00Z') }, true],
  ['an account of 30 days', { createdAt: new Date('2026-10-27T12:00:00Z') }, false],
])('R-46 suggests the first steps for %s: %s', (_, change, expected) =>
  expect(isFirstStepsSuggested({ ...account, ...change })).toBe(expected),
);

/** Administrators have "Preparar Surco" instead. */
const rolesWithSteps = roles.filter((role) => role !== 'Admin');

test.each(rolesWithSteps)('R-46 has four to seven steps for %s, each once', (role) => {
  const steps = firstStepsByRole[role];
  expect(steps.length).toBeGreaterThanOrEqual(4);
  expect(steps.length).toBeLessThanOrEqual(7);
  expect(new Set(steps).size).toBe(steps.length);
});
