import { hasRole } from '@surco/shared/domain';
import { type ImportedList, importRoles } from '@surco/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound } from '../../core/http/httpError';
import { registerRoute } from '../../core/http/registerRoute';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Importer } from '../../core/imports/createImporter';
import { findImportProgress } from '../../core/imports/importProgress';
import { customerImport } from '../customers';
import { saleImport } from '../documents';
import { inventoryImport } from '../inventory';
import { localityImport } from '../locations';
import { partnerImport } from '../partners';
import { productImport } from '../products';
import type { Services } from '../services';
import { createUserImport } from '../users';
import { listImports } from './listImports';
import { undoImport } from './undoImport';

/** Finds the import of a list. @throws HttpError 403 when the user may not create its records */
function findImporter(importers: readonly Importer[], user: CurrentUser, list: ImportedList): Importer {
  if (!hasRole(user.role, importRoles[list])) throw new HttpError('PERMISO_DENEGADO');
  return requireFound(importers.find((importer) => importer.list === list));
}

/** Registers the calls that import lists, and those about earlier imports. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  const { db, today } = services;
  const importers = [
    customerImport,
    productImport,
    partnerImport,
    createUserImport(services),
    inventoryImport,
    saleImport,
    localityImport,
  ];
  registerRoute(app, 'GET /imports', ({ user, query }) => listImports(db, user, importers, query));
  registerRoute(app, 'GET /imports/{id}/progress', async ({ user, params }) =>
    requireFound(await findImportProgress(db, user, params.id)),
  );
  registerRoute(app, 'POST /imports/{list}/columns', ({ user, params, body }) =>
    findImporter(importers, user, params.list).readColumns(db, user, body),
  );
  registerRoute(app, 'GET /imports/{entity}/file-template', ({ user, params }) =>
    findImporter(importers, user, params.entity).createTemplate(db, user, today()),
  );
  registerRoute(app, 'POST /imports/{entity}/records', ({ user, request, params, query, body }) =>
    findImporter(importers, user, params.entity).run(
      { db, request, user, today: today(), file: body, dryRun: query.dryRun ?? false },
      (report) => report,
    ),
  );
  registerRoute(app, 'POST /imports/{id}/undo', ({ user, request, params }) =>
    withIdempotency(db, request, async (tx) => {
      const undone = await undoImport(tx, user, importers, params.id);
      if (!hasRole(user.role, importRoles[undone.list])) throw new HttpError('PERMISO_DENEGADO');
      return undone;
    }),
  );
}
