import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportAuditLines } from '../../core/audit/exportAuditLines';
import { listAuditEntries } from '../../core/audit/listAuditEntries';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { withTransaction } from '../../core/db/transaction';
import { registerRoute } from '../../core/http/registerRoute';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import type { Services } from '../services';

export function auditRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /audit', ({ query }) => listAuditEntries(db, query));
  registerRoute(app, 'GET /audit/export', async ({ query, user, request }) => {
    const after = { filters: query, origin: readRequestOrigin(request) };
    await withTransaction(db, (tx) =>
      writeAuditEntry(tx, user, { action: 'EXPORT', entity: 'audit', entityId: null, after }),
    );
    return { name: `Bitácora ${today()}.jsonl`, content: Readable.from(exportAuditLines(db, query)) };
  });
}
