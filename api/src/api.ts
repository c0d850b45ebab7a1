import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Services } from './http/services';
import { etagPlugin } from './http/etag';
import { validated } from './http/validation';
import { modules } from './modules';
import { accessPlugin } from './plugins/access';
import { bodyPlugin } from './plugins/body';
import { docsPlugin } from './plugins/docs';
import { notFoundPlugin } from './plugins/errors';

export interface ApiOptions extends Services {
  /** Holds every answer against the contract, as the tests do; a wrong one is a 500. */
  checkAnswers: boolean;
}

/** Everything below `/api`: routes from the contract's table, behind key, origin, session and permission. */
export async function api(app: FastifyInstance, { checkAnswers, ...services }: ApiOptions): Promise<void> {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value) => ({ value: validated(schema, value) }));
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (answer) =>
        JSON.stringify(checkAnswers ? schema.parse(answer) : answer),
  );
  notFoundPlugin(app);
  bodyPlugin(app);
  await docsPlugin(app, services.settings);
  await app.register(async (guarded) => {
    accessPlugin(guarded, services);
    etagPlugin(guarded);
    for (const module of modules) module(guarded, services);
  });
}
