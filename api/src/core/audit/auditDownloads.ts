import { Readable } from 'node:stream';
import type { CallKey, Calls } from '@surco/shared/contract/calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/pool';
import { withTransaction } from '../db/transaction';
import { readRequestOrigin } from '../http/readRequestOrigin';
import { writeAuditEntry } from './writeAuditEntry';

type FileCall = { [K in CallKey]: Calls[K] extends { file: string } ? K : never }[CallKey];

interface AuditedDownload {
  action: 'EXPORT' | 'PDF';
  entity: string;
  /** The record is the user who downloads it. */
  isOwn?: true;
  /** Each of the selected records gets an entry. */
  isPerRecord?: true;
}

/** How each download is recorded; null for files that leave no entry here, such as templates. */
const auditedFiles: Readonly<Record<FileCall, AuditedDownload | null>> = {
  'GET /sales/sale-report': { action: 'EXPORT', entity: 'sale' },
  'GET /vouchers/voucher-report': { action: 'EXPORT', entity: 'voucher' },
  'GET /sales/{id}/pdf': { action: 'PDF', entity: 'sale' },
  'GET /simulations/{id}/pdf': { action: 'PDF', entity: 'simulation' },
  'GET /vouchers/{id}/pdf': { action: 'PDF', entity: 'voucher' },
  'GET /payments/{id}/pdf': { action: 'PDF', entity: 'payment' },
  'GET /clients/{id}/statement/pdf': { action: 'PDF', entity: 'client' },
  'POST /sales/sale-report': { action: 'EXPORT', entity: 'sale' },
  'POST /vouchers/voucher-report': { action: 'EXPORT', entity: 'voucher' },
  'POST /vouchers/pdf': { action: 'PDF', entity: 'voucher', isPerRecord: true },
  'GET /users/me/data': { action: 'EXPORT', entity: 'user', isOwn: true },
  'GET /clients/{id}/data': { action: 'EXPORT', entity: 'client' },
  // A link's first opening has an entry of its own.
  'GET /papers/{token}/pdf': null,
  // These calls write entries of their own: which the file includes, and with the number of rows.
  'GET /audit/export': null,
  'POST /exports': null,
  'GET /prices/file-template': { action: 'EXPORT', entity: 'product' },
  'GET /targets/file-template': { action: 'EXPORT', entity: 'target' },
  'GET /sales/file-template': null,
  'GET /localities/file-template': null,
  'GET /imports/{entity}/file-template': null,
  // What the page of a record shows.
  'GET /images/{id}': null,
};

const isFileCall = (key: CallKey | undefined): key is FileCall => key !== undefined && key in auditedFiles;

const readFileName = (reply: FastifyReply): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(String(reply.getHeader('content-disposition')))?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
};

/** Writes the audit entry of a download before the file is sent; without the entry there is no file. */
export function auditDownloadsPlugin(app: FastifyInstance, { db }: { db: Db }): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.routeOptions.config.call;
    const audited = isFileCall(key) ? auditedFiles[key] : null;
    if (!audited || reply.statusCode !== 200) return payload;
    const { action, entity, isOwn, isPerRecord } = audited;
    const { id = null } = request.params as { id?: string };
    const { ids } = (request.body ?? {}) as { ids?: readonly string[] };
    const selection = ids && !isPerRecord ? { ids } : { filters: request.query };
    const after = { name: readFileName(reply), ...selection, origin: readRequestOrigin(request) };
    const entityIds = isPerRecord && ids ? ids : [isOwn ? (request.user?.id ?? null) : id];
    try {
      await withTransaction(db, async (tx) => {
        for (const entityId of entityIds) await writeAuditEntry(tx, request.user, { action, entity, entityId, after });
      });
    } catch (error) {
      // The server does not send it any more, and so would not end the job that writes it.
      if (payload instanceof Readable) payload.destroy();
      throw error;
    }
    return payload;
  });
}
