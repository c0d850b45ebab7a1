import type { CallInput, ExportedList } from '@surco/shared/contract';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import type { FastifyRequest } from 'fastify';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { withTransaction } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError } from '../../core/http/httpError';
import { readRequestOrigin } from '../../core/http/readRequestOrigin';
import type { Services } from '../services';

const entityByList: Readonly<Record<ExportedList, string>> = {
  'GET /users': 'user',
  'GET /clients': 'client',
  'GET /sales': 'sale',
  'GET /vouchers': 'voucher',
  'GET /partners': 'partner',
  'GET /products': 'product',
  'GET /seasons': 'season',
  'GET /inventories': 'inventory',
  'GET /zones': 'zone',
  'GET /localities': 'locality',
  'GET /production-types': 'production-type',
  'GET /messages': 'message',
  'GET /legal-texts/acceptances': 'legal-texts',
  'GET /privacy-requests': 'privacy-request',
  'GET /audit': 'audit',
};

/**
 * Records the export of a list whose file the browser creates, like the download of a file of the server.
 * @throws HttpError 403 when the role does not read the list
 */
export async function recordExport(
  { db }: Pick<Services, 'db'>,
  request: FastifyRequest,
  user: CurrentUser,
  { list, name, filters, rows, ids }: CallInput<'POST /exports'>['body'],
): Promise<null> {
  const { access }: CallSpec = calls[list];
  if (Array.isArray(access) && !access.includes(user.role)) throw new HttpError('PERMISO_DENEGADO');
  const after = { name, filters, rows, ids, origin: readRequestOrigin(request) };
  const event = { action: 'EXPORT', entity: entityByList[list], entityId: null, after };
  await withTransaction(db, (tx) => writeAuditEntry(tx, user, event));
  return null;
}
