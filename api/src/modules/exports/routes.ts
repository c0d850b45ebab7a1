import type { FastifyInstance } from 'fastify';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { withTransaction } from '../../core/db/transaction';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import { registerRoute } from '../../core/http/registerRoute';
import type { Services } from '../services';
import { assertMayList, exportList } from './exportList';
import { chartEntities } from './listExports';

/** Registers the downloads of lists as workbooks, and the record of charts that the browser saves. */
export function exportRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'POST /exports', ({ body, user, request }) => exportList({ db, today }, request, user, body));
  registerRoute(app, 'POST /exports/charts', async ({ body: { list, ...after }, user, request }) => {
    assertMayList(user, list);
    const event = { action: 'EXPORT', entity: chartEntities[list], entityId: null };
    await withTransaction(db, (tx) =>
      writeAuditEntry(tx, user, { ...event, after: { ...after, origin: readRequestOrigin(request) } }),
    );
    return null;
  });
}
