import { readSettings } from './readSettings';

const endpoint = 'http://127.0.0.1:4318';
const headersRule =
  'OTEL_EXPORTER_OTLP_HEADERS must be names and values like api-key=secret,tenant=surco, encoded as in a URL.';

test.each([
  ['none by default', { OTEL_SERVICE_NAME: 'surco' }, false],
  ['with a collector', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
  ['switched off', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }, false],
  [
    'with a key, a name and a sampler',
    {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.company.mx/v1/traces',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic dXNlcjpwYXNz==, x-tenant=surco%2Cmx',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
    true,
  ],
])('traces: %s', (_title, env, isTracingEnabled) => {
  expect(readSettings(env)).toMatchObject({ isTracingEnabled });
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318 (it is "collector:4318").',
  ],
  ...['Authorization: Bearer secret', 'api-key=a;b', 'api key=secret', 'api-key=%zz', 'secret'].map(
    (value): [NodeJS.ProcessEnv, string] => [{ OTEL_EXPORTER_OTLP_HEADERS: value }, headersRule],
  ),
  [{ OTEL_RESOURCE_ATTRIBUTES: 'a=b=c' }, 'OTEL_RESOURCE_ATTRIBUTES must be names and values like'],
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER must be one of always_on, parentbased_always_on,'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1 (it is "10%").'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which a collector takes on its port for HTTP (it is "grpc").',
  ],
])('rejects %j with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
