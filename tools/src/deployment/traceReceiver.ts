import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; boolValue?: boolean };
}

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: Attribute[];
}

interface ExportedTraces {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ExportedSpan[] }[] }[];
}

const toRecord = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]));

/** A span as a test reads it. */
export interface ReceivedSpan extends Omit<ExportedSpan, 'attributes'> {
  attributes: Record<string, unknown>;
}

export interface TraceReceiver {
  url: string;
  readSpans: () => ReceivedSpan[];
  /** Attributes of the process that sent the first spans. */
  readResource: () => Record<string, unknown>;
  /** Headers of each request. */
  headers: IncomingHttpHeaders[];
  stop: () => Promise<void>;
}

/** A collector of OpenTelemetry: OTLP over HTTP with JSON. */
export async function startTraceReceiver(port = 0): Promise<TraceReceiver> {
  const received: ExportedTraces['resourceSpans'] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    headers.push(request.headers);
    void text(request).then((body) => {
      const traces: ExportedTraces = JSON.parse(body);
      received.push(...traces.resourceSpans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${opened}`,
    readSpans: () =>
      received
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: toRecord(span.attributes) })),
    readResource: () => toRecord(received[0]?.resource.attributes ?? []),
    headers,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
