interface TracingEnvironment {
  OTEL_SDK_DISABLED?: 'true' | 'false' | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_PROTOCOL?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL?: string | undefined;
}

/** Whether traces are sent: the settings name a collector. */
export const hasCollector = (env: TracingEnvironment): boolean =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  (env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;

/** Describes a protocol that the product does not have; false when traces are off. */
export function describeUnknownProtocol(env: TracingEnvironment): string | false {
  const name = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL
    ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
    : 'OTEL_EXPORTER_OTLP_PROTOCOL';
  const { [name]: protocol = 'http/json' } = env;
  return (
    hasCollector(env) &&
    protocol !== 'http/json' &&
    `${name} must be http/json, which a collector takes on its port for HTTP (it is "${protocol}").`
  );
}
