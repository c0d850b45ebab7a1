import { openDb } from '../../core/db/pool';
import { buildServer } from '../../server';
import { readSettings } from '../../core/settings/readSettings';

/** One instance of the API as a process of its own, for tests of kills and load. */
const settings = readSettings(process.env);
const db = openDb(settings.databaseUrl ?? '');
const app = await buildServer(settings, { db, mailer: { send: async () => undefined } });
await app.listen({ port: settings.port, host: '127.0.0.1' });
process.stdout.write('ready\n');
// Ends together with the process that started it.
process.stdin.resume().on('end', () => process.exit(0));
