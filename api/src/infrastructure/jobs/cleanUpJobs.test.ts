import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addJobSql, type JobName } from '../../core/jobs';
import { startTestApi, type TestApi } from '../../testing/harness';
import { cleanUpJobs } from './cleanUpJobs';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('R-43 releases the mails and pushes of an instance that died, and no other job of a live one', async () => {
  const running: [JobName, number][] = [
    ['sendMail', 0],
    ['sendMail', 9],
    ['sendMail', 11],
    ['sendPush', 1],
    ['sendPush', 3],
    ['applyRetention', 60],
  ];
  for (const [name, minutes] of running) {
    const id = randomUUID();
    await sql`select ${addJobSql(name, sql`${id}::text`)}`.execute(api.db);
    await sql`update graphile_worker._private_jobs set attempts = 1, locked_by = 'the instance',
      locked_at = now() - ${minutes} * interval '1 minute' where payload->>'id' = ${id}`.execute(api.db);
  }
  await cleanUpJobs(api.db);
  const { rows } = await sql<{ name: string; minutes: number }>`select task_identifier as name,
    round(extract(epoch from now() - locked_at) / 60)::int as minutes
    from graphile_worker.jobs where locked_by = 'the instance' order by id`.execute(api.db);
  expect(rows.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['sendMail', 0],
    ['sendMail', 9],
    ['sendPush', 1],
    ['applyRetention', 60],
  ]);
});
