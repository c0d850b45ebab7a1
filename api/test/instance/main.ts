import { openDb } from '../../src/db/pool';
import { buildServer } from '../../src/server';
import { readSettings } from '../../src/settings';

/** One instance of the API as a process of its own, for what only processes can show: an end without warning, load. */
const settings = readSettings(process.env);
const db = openDb(settings.databaseUrl ?? '');
const app = await buildServer(settings, { db, mailer: { send: async () => undefined } });
await app.listen({ port: settings.port, host: '127.0.0.1' });
process.stdout.write('ready\n');
// Whoever started it has gone: so goes the instance.
process.stdin.resume().on('end', () => process.exit(0));
