import { context, propagation, trace } from '@opentelemetry/api';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { setTracing } from '../../core/tracing';
import { createRequestTracing } from './createRequestTracing';
import { createWorkTracing } from './createWorkTracing';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../../core/logging/serializeError';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Sends spans to the collector of the variables `OTEL_…`. Logs one line when it begins to fail, one when it works again. */
class OutageLoggingExporter extends OTLPTraceExporter {
  private log: Log | undefined;
  private isFailing = false;

  /** @param log of the server, which is built after the exporter */
  logTo(log: Log): void {
    this.log = log;
  }

  override export(...[spans, onResult]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      const isFailing = result.error !== undefined;
      if (isFailing && !this.isFailing) this.log?.warn({ reason: describeError(result.error) }, 'traces are not sent');
      if (!isFailing && this.isFailing) this.log?.info('traces are sent again');
      this.isFailing = isFailing;
      onResult(result);
    });
  }
}

/**
 * Switches traces on. The libraries read the variables `OTEL_…` themselves: collector, headers, sampler, attributes.
 * @returns a function that sends what is left and switches them off
 */
export function registerTracing(): () => Promise<void> {
  const exporter = new OutageLoggingExporter();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'surco' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  const tracer = provider.getTracer('surco');
  const traceRequests = createRequestTracing(tracer);
  setTracing({
    traceRequests: (app, settings) => {
      exporter.logTo(app.log);
      traceRequests(app, settings);
    },
    traceWork: createWorkTracing(tracer),
  });
  return async () => {
    setTracing(undefined);
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  };
}
