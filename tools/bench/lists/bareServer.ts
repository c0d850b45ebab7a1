import Fastify from 'fastify';
import { Pool } from 'pg';
import { columnTypes } from '../../../api/src/core/db/typeParsers';
import { toSaleSummary } from '../../../api/src/modules/documents';

/**
 * A process that answers GET /api/sales with the statement of the list alone: the limit of Fastify, node-postgres and
 * JSON.stringify. It knows no session, checks nothing and logs nothing.
 */
const { databaseUrl, port, text, values, page, size } = JSON.parse(process.env.BARE_SERVER ?? '') as BareServerOptions;
const pool = new Pool({ connectionString: databaseUrl, max: 10, types: columnTypes });
const app = Fastify();

/** What the process reads from `BARE_SERVER`. */
export interface BareServerOptions {
  databaseUrl: string;
  port: number;
  /** The statement of the list and its parameters. */
  text: string;
  values: readonly unknown[];
  page: number;
  size: number;
}

type ListRow = Parameters<typeof toSaleSummary>[0] & { total_records: number };

app.get('/api/sales', async () => {
  const { rows } = await pool.query<ListRow>({ name: 'list', text, values: [...values] });
  const totalRecords = rows[0]?.total_records ?? 0;
  return { data: rows.map(toSaleSummary), page, size, totalPages: Math.ceil(totalRecords / size), totalRecords };
});
await app.listen({ port, host: 'localhost' });
