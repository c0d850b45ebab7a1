import type { CallInput, ChartedList, ExportedList } from '@surco/shared/contract';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { readInSnapshot } from '../../core/db/readInSnapshot';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import type { FileResponse } from '../../core/http/sendFile';
import type { RowBatch } from '../../core/workbook/sheetTypes';
import { createWorkbook } from '../../core/workbook/write/createWorkbook';
import type { Services } from '../services';
import { listExports } from './listExports';

/** @throws HttpError 403 when the role does not read the list */
export function assertMayList({ role }: CurrentUser, list: ExportedList | ChartedList): void {
  const { access }: CallSpec = calls[list];
  if (Array.isArray(access) && !access.includes(role)) throw new HttpError('PERMISO_DENEGADO');
}

/**
 * Writes a list as a workbook: what the list shows to the user, in its order. The audit log records it before the first
 * byte; without the entry there is no file.
 * @throws HttpError 403 when the role does not read the list, 400 for a wrong filter or column, 422 when the workbook
 * takes too much memory or time, 429 or 503 when too many are in the queue
 */
export async function exportList(
  { db, today }: Pick<Services, 'db' | 'today'>,
  request: FastifyRequest,
  user: CurrentUser,
  { list, columns, query, ids }: CallInput<'POST /exports'>['body'],
): Promise<FileResponse> {
  assertMayList(user, list);
  const { entity, open } = listExports[list];
  const { name, sheet, readExtent, readRows } = await open({ db, user, today: today() }, { columns, query, ids });
  const fileName = `${name} ${today()}.xlsx`;
  const recordExport = (extent: Awaited<ReturnType<typeof readExtent>>): Promise<void> => {
    const after = { name: fileName, ...extent, origin: readRequestOrigin(request) };
    return withTransaction(db, (tx) => writeAuditEntry(tx, user, { action: 'EXPORT', entity, entityId: null, after }));
  };
  const readBatches = async function* (tx: Tx): AsyncGenerator<RowBatch> {
    await recordExport(await readExtent(tx));
    for await (const rows of readRows(tx)) yield { sheet: 0, rows };
  };
  const content = await createWorkbook({ sheets: [sheet], userId: user.id }, (signal) =>
    readInSnapshot(db, signal, readBatches),
  );
  return { name: fileName, content };
}
