import { pagedOf } from '@surco/shared/contract/paging';
import { calls, type CallKey, type Calls } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/call';
import type { CallAnswer, CallInput } from '@surco/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { CurrentUser } from './currentUser';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route serves; its permission is read from here. */
    call?: CallKey;
  }
}

type UserOf<K extends CallKey> = Calls[K] extends { who: 'anyone' } ? CurrentUser | null : CurrentUser;

/** What a handler gets: the validated request and who makes it. */
export interface CallContext<K extends CallKey> extends CallInput<K> {
  user: UserOf<K>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CallHandler<K extends CallKey> = (context: CallContext<K>) => Promise<CallAnswer<K>>;

const pathOf = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** A page travels as it is, everything else inside `data` (E-04, E-11). */
const envelope = ({ data, paged }: CallSpec): z.ZodType => (paged ? pagedOf(data) : z.strictObject({ data }));

/**
 * Registers the route of a call: method, path, validation, permission and documentation come from the contract's table.
 * The handler returns what `data` carries, or the whole page where the call is paged.
 */
export function route<K extends CallKey>(app: FastifyInstance, key: K, handler: CallHandler<K>, status = 200): void {
  const spec: CallSpec = calls[key];
  const [method = 'GET', template = '/'] = key.split(' ');
  app.route({
    method: method as HTTPMethods,
    url: pathOf(template),
    config: { call: key },
    schema: {
      summary: spec.summary,
      tags: [template.split('/')[1] ?? ''],
      ...(spec.params ? { params: spec.params } : {}),
      querystring: spec.query ?? z.strictObject({}),
      ...(spec.body ? { body: spec.body } : {}),
      response: { [status]: envelope(spec) },
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as CallInput<K>;
      const answer = await handler({ ...input, user: request.user as UserOf<K>, request, reply });
      reply.code(status);
      return spec.paged ? answer : { data: answer };
    },
  });
}
