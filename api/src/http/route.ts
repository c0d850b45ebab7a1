import type { Readable } from 'node:stream';
import { pagedOf } from '@surco/shared/contract/paging';
import { calls, type CallKey, type Calls } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/call';
import type { CallAnswer, CallInput } from '@surco/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { CurrentUser } from './currentUser';
import { sendFile, type FileAnswer } from './fileAnswer';
import { uploadSchema } from './upload';

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

type Answer<K extends CallKey> = Calls[K] extends { file: string }
  ? FileAnswer
  : Calls[K] extends { stream: true }
    ? Readable
    : CallAnswer<K>;

export type CallHandler<K extends CallKey> = (context: CallContext<K>) => Promise<Answer<K>>;

const pathOf = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** A page travels as it is, everything else inside `data` (E-04, E-11); a file is a file. */
function envelope({ data, paged, file, stream }: CallSpec): unknown {
  if (stream) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (file) return { content: { [file]: { schema: { type: 'string', format: 'binary' } } } };
  return paged ? pagedOf(data) : z.strictObject({ data });
}

/** What the documentation and the validation of a route take from its call. */
function schemaOf(template: string, spec: CallSpec, status: number) {
  const body = spec.upload ? uploadSchema : spec.body;
  return {
    summary: spec.summary,
    tags: [template.split('/')[1] ?? ''],
    ...(spec.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(spec.params ? { params: spec.params } : {}),
    querystring: spec.query ?? z.strictObject({}),
    ...(body ? { body } : {}),
    response: { [status]: envelope(spec) },
  };
}

/**
 * Registers the route of a call: method, path, validation, permission and documentation come from the contract's table.
 * The handler returns what `data` carries, or the whole page where the call is paged, or the file where it answers one.
 */
export function route<K extends CallKey>(app: FastifyInstance, key: K, handler: CallHandler<K>, status = 200): void {
  const spec: CallSpec = calls[key];
  const [method = 'GET', template = '/'] = key.split(' ');
  app.route({
    method: method as HTTPMethods,
    url: pathOf(template),
    config: { call: key },
    schema: schemaOf(template, spec, status),
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as CallInput<K>;
      const answer = await handler({ ...input, user: request.user as UserOf<K>, request, reply });
      reply.code(status);
      if (spec.stream) return reply.type('text/event-stream; charset=utf-8').send(answer);
      if (spec.file) return sendFile(reply, spec.file, answer as FileAnswer);
      return spec.paged ? answer : { data: answer };
    },
  });
}
