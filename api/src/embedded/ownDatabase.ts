import { Client } from 'pg';
import { StartError } from '../startError';
import { errorCode } from './errorCode';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nadie responde en esa dirección',
  ENOTFOUND: 'el servidor no existe',
  EAI_AGAIN: 'el nombre del servidor no se pudo resolver',
  ETIMEDOUT: 'el servidor no responde',
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el servidor no admite a ese usuario',
  '3D000': 'la base de datos no existe',
  '57P03': 'el servidor todavía está arrancando',
};

/** Connects once to a PostgreSQL of one's own. @throws StartError that names the server, never the password */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why =
      reasons[errorCode(error)] ?? (/timeout/.test(String(error)) ? 'el servidor no responde' : 'la conexión falló');
    throw new StartError(`No se pudo usar la base de datos de DATABASE_URL (${new URL(url).host}): ${why}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
