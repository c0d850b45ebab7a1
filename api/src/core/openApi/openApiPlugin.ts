import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/pool';
import { HttpError } from '../http/httpError';
import { findRequestUser } from '../security/sessions/findRequestUser';
import { getSessionCookieName } from '../security/sessions/sessionCookie';
import type { Settings } from '../settings/settings';
import { errorResponses, errorSchema } from './errorResponses';
import { describeOperation, type Operation } from './operations';
import { tagDescriptions } from './tags';

type SchemaDirection = 'input' | 'output';
type Paths = Record<string, Record<string, Operation>>;

/** A record with fixed keys lists its properties: zod names them in `required` only. */
function expandRecord({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { additionalProperties, properties, required } = jsonSchema;
  if (typeof additionalProperties !== 'object' || properties || !required) return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  jsonSchema.additionalProperties = false;
}

const toJsonSchema = (schema: unknown, io: SchemaDirection): unknown =>
  schema instanceof z.core.$ZodType
    ? z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0', override: expandRecord })
    : schema;

const describeResponses = (schemas: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemas ?? {}).map(([status, schema]) => [
      status,
      { description: 'Success', ...Object(toJsonSchema(schema, 'output')) },
    ]),
  );

const apiPrefix = '/api';

/**
 * `GET /sales/imports/{id}` and `POST /sales/{id}/deliver` match the same paths, which OpenAPI does not allow within
 * one server. The imports are documented under a server of their own; the addresses stay what they are.
 */
const importsServer = { prefix: '/sales', path: '/sales/imports/{id}' };

/** Completes every operation from the contract. The plugin has removed the server's `/api` from the paths already. */
function describePaths(paths: Paths): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(paths).map(([template, item]) => {
      const operations = Object.entries(item).map(([method, operation]) => [
        method,
        describeOperation(`${method.toUpperCase()} ${template}`, operation),
      ]);
      const described = Object.fromEntries(operations);
      if (template !== importsServer.path) return [template.replace(/\/$/, ''), described];
      const servers = [{ url: apiPrefix + importsServer.prefix }];
      return [template.slice(importsServer.prefix.length), { servers, ...described }];
    }),
  );
}

/** The document lists every address, so a production server shows it to staff only. */
function requireStaff(app: FastifyInstance, services: { settings: Settings; db: Db }): void {
  app.addHook('onRequest', async (request) => {
    const user = await findRequestUser(request, services);
    if (!user) throw new HttpError('SESION_INVALIDA');
    if (user.role === 'Farmer') throw new HttpError('PERMISO_DENEGADO');
  });
}

/**
 * Serves the OpenAPI document at GET /api/docs/json and a browsable form at /api/docs, both made from the call table.
 * In production only staff get them.
 */
export async function openApiPlugin(
  app: FastifyInstance,
  { settings, db }: { settings: Settings; db: Db },
): Promise<void> {
  const { apiKeyHeader, publicUrl } = settings;
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Surco',
        description: 'API for sales, DKbonos and the silage simulator.',
        version: '1.0.0',
        license: { name: 'Proprietary', url: `${publicUrl}/api/terms` },
      },
      servers: [{ url: apiPrefix, description: 'This server' }],
      tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', name: apiKeyHeader, in: 'header' },
          session: { type: 'apiKey', name: getSessionCookieName(settings), in: 'cookie' },
          sectionToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'Publishing token of a team, in place of API key and session.',
          },
        },
      },
      security: [{ apiKey: [] }],
    },
    transform: ({ schema, url }) => {
      const { params, querystring, body, response, ...rest } = schema;
      return {
        url,
        schema: {
          ...rest,
          ...(params ? { params: toJsonSchema(params, 'input') } : {}),
          ...(querystring ? { querystring: toJsonSchema(querystring, 'input') } : {}),
          ...(body ? { body: toJsonSchema(body, 'input') } : {}),
          ...(response ? { response: describeResponses(response) } : {}),
        },
      };
    },
    transformObject: (documents) => {
      if (!('openapiObject' in documents)) throw new Error('The document is OpenAPI 3, not Swagger 2.');
      const { paths = {}, components, ...rest } = structuredClone(documents.openapiObject);
      const document: unknown = {
        ...rest,
        paths: describePaths(paths as Paths),
        components: { ...components, schemas: { Error: errorSchema }, responses: errorResponses },
      };
      return document as typeof documents.openapiObject;
    },
  });
  await app.register(async (docs) => {
    if (settings.production) requireStaff(docs, { settings, db });
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      // The page names its files by absolute paths, without the prefix under which the API is registered.
      indexPrefix: apiPrefix,
      staticCSP: true,
      uiConfig: { docExpansion: 'none' },
    });
  });
}
