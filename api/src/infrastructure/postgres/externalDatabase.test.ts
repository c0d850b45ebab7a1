import { findFreePort } from '../findFreePort';
import { assertDatabaseReachable } from './externalDatabase';

test('names the setting of an unreachable database and what to do, and not the password', async () => {
  const port = await findFreePort();
  await expect(
    assertDatabaseReachable(`postgres://ana:secreto@127.0.0.1:${port}/surco`, 'DATABASE_URL'),
  ).rejects.toThrow(
    `The database of DATABASE_URL (127.0.0.1:${port}) cannot be used: nothing answers at that address; start the server or correct the address.`,
  );
});
