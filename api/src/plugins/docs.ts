import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Io = 'input' | 'output';

const convert = (schema: unknown, io: Io): unknown =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) : schema;

const responses = (schemas: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemas ?? {}).map(([status, schema]) => [
      status,
      { description: 'Correcto', ...Object(convert(schema, 'output')) },
    ]),
  );

/** GET /api/docs/json and its browsable form at /api/docs, written from the same table as the routes. */
export async function docsPlugin(app: FastifyInstance, { apiKeyHeader }: { apiKeyHeader: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Surco', description: 'API de ventas, DKbonos y simulador de ensilado.', version: '1.0.0' },
      components: { securitySchemes: { apiKey: { type: 'apiKey', name: apiKeyHeader, in: 'header' } } },
      security: [{ apiKey: [] }],
    },
    transform: ({ schema, url }) => {
      const { params, querystring, body, response, ...rest } = schema;
      return {
        url,
        schema: {
          ...rest,
          ...(params ? { params: convert(params, 'input') } : {}),
          ...(querystring ? { querystring: convert(querystring, 'input') } : {}),
          ...(body ? { body: convert(body, 'input') } : {}),
          ...(response ? { response: responses(response) } : {}),
        },
      };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } });
}
