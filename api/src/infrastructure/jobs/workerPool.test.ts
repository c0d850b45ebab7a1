import { WorkerPool } from './startWorker';

test('E-09 who waits for a client of a pool that has ended may release it, and nothing is thrown', async () => {
  const pool = new WorkerPool();
  await pool.end();
  const error = await new Promise<Error | undefined>((done) =>
    pool.connect((failure, _client, release) => {
      release();
      done(failure);
    }),
  );
  expect(error?.message).toMatch(/after calling end/);
});
