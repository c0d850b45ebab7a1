import type { FastifyInstance } from 'fastify';
import { readPage } from '../../core/db/readPage';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { localityImport, toLocalityReport } from './import/localityImport';
import { createLocality, deleteLocality, updateLocality } from './localities';
import { buildLocalityListSource, buildZoneListSource, listStates } from './repository';
import { createZone, deleteZone, updateZone } from './zones';

function zoneRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'GET /zones', ({ query }) => readPage(db, query, buildZoneListSource(query)));
  registerRoute(
    app,
    'POST /zones',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createZone(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /zones/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateZone(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /zones/{id}', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => deleteZone(tx, user, params.id)),
  );
}

function localityRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'GET /localities', ({ query }) => readPage(db, query, buildLocalityListSource(query)));
  registerRoute(
    app,
    'POST /localities',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createLocality(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /localities/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateLocality(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /localities/{id}', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => deleteLocality(tx, user, params.id)),
  );
}

function localityFileRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /localities/file-template', ({ user }) => localityImport.createTemplate(db, user, today()));
  registerRoute(app, 'POST /localities/import', ({ user, request, query, body }) =>
    localityImport.run(
      { db, request, user, today: today(), file: body, dryRun: query.dryRun ?? false },
      toLocalityReport,
    ),
  );
}

/** Registers the calls about states, zones and localities. */
export function locationRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'GET /states', () => listStates(services.db));
  zoneRoutes(app, services);
  localityRoutes(app, services);
  localityFileRoutes(app, services);
}
