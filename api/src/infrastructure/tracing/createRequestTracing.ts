import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTrustedPeerCheck } from '../../core/security/createTrustedPeerCheck';
import type { Tracing } from '../../core/tracing';

/** Opens the span of a request, and closes it when the request has been answered or its client has gone. */
function openSpan(tracer: Tracer, parent: Context, request: FastifyRequest, reply: FastifyReply): Context {
  const { method, id, routeOptions } = request;
  const attributes = { 'http.request.method': method, 'http.route': routeOptions.url, 'surco.request_id': id };
  const name = `${method} ${routeOptions.url ?? 'unmatched'}`;
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  request.traceId = span.spanContext().traceId;
  reply.raw.once('close', () => {
    const { statusCode: status } = reply;
    span.setAttributes({ 'http.response.status_code': status, 'user.id': request.user?.id });
    if (!reply.raw.writableEnded) span.setAttribute('surco.is_aborted', true);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
    span.end();
  });
  return trace.setSpan(parent, span);
}

/**
 * Returns the function that adds the hooks for the spans of requests. A trace continues that a trusted proxy has begun
 * (`traceparent`); that of anybody else is ignored, because it decides whether spans are sent.
 */
export const createRequestTracing =
  (tracer: Tracer): Tracing['traceRequests'] =>
  (app, { trustedProxies }) => {
    const isTrustedPeer = createTrustedPeerCheck(trustedProxies);
    const contexts = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, reply, done) => {
      const parent = isTrustedPeer(request.raw) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const opened = openSpan(tracer, parent, request, reply);
      contexts.set(request, opened);
      context.with(opened, done);
    });
    // A body arrives in the context of its connection.
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
    });
  };
