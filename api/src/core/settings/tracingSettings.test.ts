import { readSettings } from './readSettings';

const endpoint = 'http://127.0.0.1:4318';

test.each([
  ['none by default', {}, false],
  ['with a collector', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
  ['switched off', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }, false],
  [
    'with an address and a protocol for traces',
    {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.company.mx/v1/traces',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
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
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which a collector takes on its port for HTTP (it is "grpc").',
  ],
])('rejects %j with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
