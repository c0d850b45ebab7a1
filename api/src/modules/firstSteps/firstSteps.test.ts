import { calls, type CallKey } from '@surco/shared/contract/calls';
import { startTestApi, type TestApi, type TestClient } from '../../testing/harness';
import { firstStepsByRole } from './repository';

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

test.each(['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'] as const)(
  'R-46 lists the steps of the role %s in order',
  async (role) => {
    const { steps } = await readSteps(await api.signInAs(await api.make.user(role)));
    expect(steps.map(({ key }) => key)).toEqual(firstStepsByRole[role]);
  },
);

test('R-46 recognizes what a consultant has done from the data', async () => {
  const { locality, distributor } = api.company;
  const user = await api.make.user('Consultant', { phone: null, distributor_id: distributor.id });
  const client = await api.signInAs(user);
  const before = await readSteps(client);
  expect([before.isSuggested, listDone(before)]).toEqual([true, ['terms']]);
  await api.make.customer(locality.id, user.id);
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

test('R-46 suggests nothing to an older account', async () => {
  const user = await api.make.user('Consultant', { created_at: new Date('2026-01-01T00:00:00Z') });
  expect((await readSteps(await api.signInAs(user))).isSuggested).toBe(false);
});

test('R-46 rejects a step that does not exist', async () => {
  const client = await api.signInAs(await api.make.user('Farmer'));
  expect((await client.send('PUT', PATH, { ticked: ['rest'], isDismissed: false })).status).toBe(400);
});
