import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import { clearPreviews } from '../../core/sections/previewLinks';
import type { Services } from '../services';
import { describeSection, listSections, listSectionVersions } from './describeSections';
import { publishSection } from './publishSection';
import { readAuthor } from './releaseAuthor';
import { decideSectionMenu, removeSectionVersion, rollBackSection, useVersion } from './switchRelease';
import { createToken, listTokens, revokeToken } from './tokens';
import { visitRoutes } from './visits/routes';

/** Registers the calls about published sections, their visits and publishing tokens. */
export function sectionRoutes(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;
  visitRoutes(app, services);
  registerRoute(app, 'GET /registry/sections', ({ request }) => listSections(services, app, request.sectionToken));
  registerRoute(app, 'GET /registry/sections/{name}/versions', ({ params }) =>
    listSectionVersions(services, params.name),
  );
  registerRoute(app, 'PUT /registry/sections/{name}/versions', async ({ params, query, body, request }) => {
    const { version, replaced } = await publishSection(services, readAuthor(request), params.name, query, body);
    return { section: await describeSection(services, app, params.name), version, replaced };
  });
  registerRoute(app, 'POST /registry/sections/{name}/use', async ({ params, body, request }) => {
    await useVersion(services, readAuthor(request), params.name, body);
    return describeSection(services, app, params.name);
  });
  registerRoute(app, 'POST /registry/sections/{name}/menu', async ({ params, body, request }) => {
    await decideSectionMenu(services, readAuthor(request), params.name, body);
    return describeSection(services, app, params.name);
  });
  registerRoute(app, 'POST /registry/sections/{name}/rollback', async ({ params, body, request }) => {
    await rollBackSection(services, readAuthor(request), params.name, body ?? {});
    return describeSection(services, app, params.name);
  });
  registerRoute(app, 'DELETE /registry/sections/{name}/versions/{version}', async ({ params, request }) => {
    await removeSectionVersion(services, readAuthor(request), params);
    return describeSection(services, app, params.name);
  });
  registerRoute(app, 'GET /registry/tokens', () => listTokens(db));
  registerRoute(app, 'POST /registry/tokens', ({ body, user, request }) => createToken(db, user, request, body), 201);
  registerRoute(app, 'DELETE /registry/tokens/{id}', ({ params, user, request }) =>
    revokeToken(db, user, request, params.id),
  );
  registerRoute(app, 'POST /registry/preview/leave', async ({ reply }) => {
    clearPreviews(reply, settings);
    return { left: true as const };
  });
}
