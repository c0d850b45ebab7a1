import { z } from 'zod';
import { commaListSchema } from './commaList';

function isUrlEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Names and values as the libraries read them, which ignore what they do not understand. */
const createPairsSchema = (pair: RegExp, example: string) =>
  commaListSchema.refine(
    (parts) => parts.every((part) => pair.test(part) && isUrlEncoded(part)),
    `must be names and values like ${example}, encoded as in a URL`,
  );

export const collectorHeadersSchema = createPairsSchema(
  /^[\w!#$%&'*+.^`|~-]+=[ -:<-~]+$/,
  'api-key=secret,tenant=surco',
);
export const resourceAttributesSchema = createPairsSchema(
  /^[^=]+=[^=]*$/,
  'deployment.environment.name=production,service.instance.id=a',
);

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);
export const samplerSchema = z.enum(samplers, `must be one of ${samplers.join(', ')}`);

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
