import { startTestApi } from '../../testing/harness';
import { runStatement } from '../../testing/testDatabase';
import { waitForBlockedTransactions } from '../../testing/waitForBlockedTransactions';
import { withClient } from '../../core/db/withClient';
import { startJobScheduler } from './jobScheduler';

test('reports a job that fails, with its name', async () => {
  const api = await startTestApi();
  const failure = new Error('Some rows could not be read.');
  const reported = new Promise<unknown[]>((resolve) => {
    const job = {
      name: 'failing-job',
      cron: '0 3 * * *',
      pollSeconds: 0.5,
      runAtStart: true as const,
      run: () => Promise.reject(failure),
    };
    const scheduler = startJobScheduler({ url: api.ownerUrl, poolSize: 2 }, [job], (error, source) => {
      void scheduler.stop().then(() => resolve([error, source]));
    });
  });
  expect(await reported).toEqual([failure, 'failing-job']);
  await api.close();
});

test('stops without a failure while it starts', async () => {
  const api = await startTestApi();
  const onFailure = jest.fn();
  const job = { name: 'unused-job', cron: '0 3 * * *', pollSeconds: 0.5, run: () => Promise.resolve() };
  await startJobScheduler({ url: api.ownerUrl, poolSize: 2 }, [job], onFailure).stop();
  await api.close();
  expect(onFailure).not.toHaveBeenCalled();
});

test('reports an error of a worker with its message', async () => {
  const api = await startTestApi();
  const reported = new Promise<unknown>((resolve) => {
    const job = { name: 'idle-job', cron: '0 3 * * *', pollSeconds: 0.5, run: () => Promise.resolve() };
    const scheduler = startJobScheduler({ url: api.ownerUrl, poolSize: 2 }, [job], (error) => {
      void scheduler.stop().then(() => resolve(error));
    });
  });
  await runStatement(api.ownerUrl, 'alter table pgboss.job rename to job_lost');
  const error = await reported;
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: '42P01', message: expect.stringContaining('"pgboss.job" does not exist') });
  await api.close();
});

test('ends a run that a worker fetches while it stops', async () => {
  const api = await startTestApi();
  const onFailure = jest.fn();
  const run = () => Promise.resolve();
  // Runs as the application's role, because `waitForBlockedTransactions(api.db)` sees only waiting transactions of that
  // role. That role may not create a queue, so the job has the name of one that exists.
  const job = { name: 'retention', cron: '0 3 * * *', pollSeconds: 0.5, runAtStart: true as const, run };
  const scheduler = startJobScheduler({ url: api.url, poolSize: 2 }, [job], onFailure);
  const readStates = () =>
    runStatement(api.ownerUrl, "select state::text from pgboss.job where name = 'retention' order by state");
  while ((await readStates())[0]?.state !== 'completed');
  let stopped = Promise.resolve();
  await withClient(api.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table pgboss.job in access exclusive mode');
    await client.query("insert into pgboss.job (name) values ('retention')");
    await waitForBlockedTransactions(api.db, 1);
    stopped = scheduler.stop();
    await client.query('commit');
  });
  await stopped;
  expect([await readStates(), onFailure.mock.calls]).toEqual([[{ state: 'completed' }, { state: 'completed' }], []]);
  await api.close();
});
