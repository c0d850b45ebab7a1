import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Services } from './modules/services';
import { auditDownloadsPlugin } from './core/audit/auditDownloads';
import { clientAddressPlugin } from './core/http/clientAddress';
import { compressJson } from './core/http/compression';
import { etagPlugin } from './core/http/etag';
import { parseWithSchema } from './core/http/parseWithSchema';
import { modules } from './modules';
import { accessPlugin } from './core/security/accessPlugin';
import { bodyPlugin } from './core/http/bodyPlugin';
import { openApiPlugin } from './core/openApi/openApiPlugin';
import { stopWorkerPools } from './core/workers/workerPool';
import { notFoundPlugin } from './core/http/errorsPlugin';

export interface ApiOptions extends Services {
  /** Validates every response against the contract, as in tests; an invalid one becomes a 500. */
  validateResponses: boolean;
}

/** Everything below `/api`: the routes of the contract, after the checks of key, origin, session and permission. */
export async function apiPlugin(app: FastifyInstance, { validateResponses, ...services }: ApiOptions): Promise<void> {
  app.setValidatorCompiler<z.core.$ZodType>(({ schema }) => (value) => ({ value: parseWithSchema(schema, value) }));
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (response) =>
        JSON.stringify(validateResponses ? schema.parse(response) : response),
  );
  app.addHook('onClose', stopWorkerPools);
  clientAddressPlugin(app);
  notFoundPlugin(app);
  bodyPlugin(app);
  await openApiPlugin(app, services);
  await app.register(async (guarded) => {
    accessPlugin(guarded, services);
    auditDownloadsPlugin(guarded, services);
    etagPlugin(guarded);
    guarded.addHook('onSend', compressJson);
    for (const module of modules) module(guarded, services);
  });
}
