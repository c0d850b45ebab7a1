import { z } from 'zod';
import type { CallSpec, Who } from './call';
import { calls } from './calls';

/** A call as plain data: what may be sent and what comes back, as JSON Schema. */
export interface CallShape {
  who: Who;
  /** How it answers: JSON, pages of it, a file, a stream; and whether it takes a file. */
  form: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  data: unknown;
}

/** A format says it better than the expression that checks it. */
const plain = (key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value && 'pattern' in value && key !== 'properties'
    ? { ...value, pattern: undefined }
    : value;

/** What a schema checks by code of its own has no form in JSON Schema, and is left out. */
const shape = (schema: z.ZodType | undefined, io: 'input' | 'output'): unknown => {
  if (!schema) return undefined;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest, plain));
};

const formOf = ({ paged, file, stream, upload }: CallSpec): string =>
  [paged && 'pages', file, stream && 'stream', upload && `upload of ${upload.accept}`].filter(Boolean).join(', ') ||
  'json';

const shapeOf = (spec: CallSpec): CallShape => ({
  who: spec.who,
  form: formOf(spec),
  params: shape(spec.params, 'input'),
  query: shape(spec.query, 'input'),
  body: shape(spec.body, 'input'),
  data: shape(spec.data, 'output'),
});

/** Every call of the contract as plain data, by `METHOD /path`. */
export const callShapes = (): Record<string, CallShape> =>
  Object.fromEntries(Object.entries(calls).map(([key, spec]) => [key, shapeOf(spec)]));
