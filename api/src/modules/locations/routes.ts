import type { FastifyInstance } from 'fastify';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { importPlaces } from './import/service';
import { placeTemplate } from './import/template';
import { createLocality, deleteLocality, updateLocality } from './localities';
import { listLocalities, listStates, listZones } from './repository';
import { createZone, deleteZone, updateZone } from './zones';

function zoneRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /zones', ({ query }) => listZones(db, query));
  route(app, 'POST /zones', ({ body, user, request }) => once(db, request, (tx) => createZone(tx, user, body)), 201);
  route(app, 'PUT /zones/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateZone(tx, user, params.id, body)),
  );
  route(app, 'DELETE /zones/{id}', ({ params, user, request }) =>
    once(db, request, (tx) => deleteZone(tx, user, params.id)),
  );
}

function localityRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /localities', ({ query }) => listLocalities(db, query));
  route(
    app,
    'POST /localities',
    ({ body, user, request }) => once(db, request, (tx) => createLocality(tx, user, body)),
    201,
  );
  route(app, 'PUT /localities/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateLocality(tx, user, params.id, body)),
  );
  route(app, 'DELETE /localities/{id}', ({ params, user, request }) =>
    once(db, request, (tx) => deleteLocality(tx, user, params.id)),
  );
}

function localityFileRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /localities/file-template', () => placeTemplate(db));
  route(app, 'POST /localities/import', ({ user, request, query, body }) =>
    importPlaces({ db, request, user, file: body, dryRun: query.dryRun ?? false }),
  );
}

export function locationRoutes(app: FastifyInstance, services: Services): void {
  route(app, 'GET /states', () => listStates(services.db));
  zoneRoutes(app, services);
  localityRoutes(app, services);
  localityFileRoutes(app, services);
}
