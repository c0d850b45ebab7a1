import type { Readable } from 'node:stream';
import {
  type CallKey,
  calls,
  type Calls,
  type CallSpec,
  getMaxBodyBytes,
  pagedSchema,
} from '@surco/shared/contract/calls';
import type { CallInput, CallResponse } from '@surco/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { CurrentUser } from './currentUser';
import { sendFile, type FileResponse } from './sendFile';
import { createUploadSchema } from './upload';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route serves; its permission is read from here. */
    call?: CallKey;
  }
}

type CallUser<K extends CallKey> = Calls[K] extends { access: 'anyone' } | { sectionToken: true }
  ? CurrentUser | null
  : CurrentUser;

export interface HttpExchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The input of a handler: the validated request and its user. */
export interface CallContext<K extends CallKey> extends CallInput<K>, HttpExchange {
  user: CallUser<K>;
}

type CallResult<K extends CallKey> = Calls[K] extends { file: string }
  ? FileResponse
  : Calls[K] extends { stream: true }
    ? Readable
    : CallResponse<K>;

export type CallHandler<K extends CallKey> = (context: CallContext<K>) => Promise<CallResult<K>>;

/** The second one makes nginx, and proxies like it, pass on each event at once. */
const streamHeaders = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

const toFastifyPath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** Pages are sent as they are, other JSON inside `data` (E-04, E-11). */
function buildResponseSchema({ data, paged, file, stream }: CallSpec): unknown {
  if (stream) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (file) return { content: { [file]: { schema: { type: 'string', format: 'binary' } } } };
  return paged ? pagedSchema(data) : z.strictObject({ data });
}

/** The schemas of a route, for validation and documentation. */
function buildRouteSchema(template: string, spec: CallSpec, status: number) {
  const body = spec.upload ? createUploadSchema(spec.upload) : spec.body;
  return {
    summary: spec.summary,
    tags: [template.split('/')[1] ?? ''],
    ...(spec.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(spec.params ? { params: spec.params } : {}),
    querystring: spec.query ?? z.strictObject({}),
    ...(body ? { body } : {}),
    response: { [status]: buildResponseSchema(spec) },
  };
}

/**
 * Registers the route of a call: method, path, validation, permission and documentation come from the contract's table.
 * The handler returns the value of `data`, the whole page of a paged call, the file, or the stream of events. It runs
 * when the user and their permission are known, see `accessPlugin`.
 * @param status of a successful response
 */
export function registerRoute<K extends CallKey>(
  app: FastifyInstance,
  key: K,
  handler: CallHandler<K>,
  status = 200,
): void {
  const spec: CallSpec = calls[key];
  const [method = 'GET', template = '/'] = key.split(' ');
  app.route({
    method: method as HTTPMethods,
    url: toFastifyPath(template),
    config: { call: key },
    schema: buildRouteSchema(template, spec, status),
    bodyLimit: getMaxBodyBytes(spec),
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as CallInput<K>;
      const response = await handler({ ...input, user: request.user as CallUser<K>, request, reply });
      reply.code(status);
      if (spec.stream) return reply.headers(streamHeaders).send(response);
      if (spec.file) return sendFile(reply, spec.file, response as FileResponse);
      return spec.paged ? response : { data: response };
    },
  });
}
