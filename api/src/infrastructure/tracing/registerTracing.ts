import { context, propagation, trace } from '@opentelemetry/api';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { setTracing } from '../../core/tracing';
import { createRequestTracing } from './createRequestTracing';
import { createWorkTracing } from './createWorkTracing';
import { OutageLoggingExporter } from './outageLoggingExporter';

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
