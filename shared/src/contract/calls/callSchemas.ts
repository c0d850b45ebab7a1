import { z } from 'zod';
import type { CallAccess } from '../permissions';
import type { CallSpec } from './callSpec';
import { calls } from './calls';

/** A call as plain data: request and response as JSON Schema. */
export interface CallJsonSchema {
  /** `access` of the call, under the name that released contracts use. */
  who: CallAccess;
  /** Form of the response: JSON, pages, a file or a stream; and whether the request is a file. */
  form: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  data: unknown;
}

/** Drops the pattern of a schema that has a format, which says the same. */
const dropRedundantPattern = (key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value && 'pattern' in value && key !== 'properties'
    ? { ...value, pattern: undefined }
    : value;

/** Custom checks of a schema cannot be written as JSON Schema and are left out. */
const toJsonSchema = (schema: z.core.$ZodType | undefined, io: 'input' | 'output'): unknown => {
  if (!schema) return undefined;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest, dropRedundantPattern));
};

const getCallForm = ({ paged, file, stream, upload }: CallSpec): string =>
  [paged && 'pages', file, stream && 'stream', upload && `upload of ${upload.accept}`].filter(Boolean).join(', ') ||
  'json';

const toCallJsonSchema = (spec: CallSpec): CallJsonSchema => ({
  who: spec.access,
  form: getCallForm(spec),
  params: toJsonSchema(spec.params, 'input'),
  query: toJsonSchema(spec.query, 'input'),
  body: toJsonSchema(spec.body, 'input'),
  data: toJsonSchema(spec.data, 'output'),
});

/** Every call of the contract as plain data, by `METHOD /path`. */
export const getCallJsonSchemas = (): Record<string, CallJsonSchema> =>
  Object.fromEntries(Object.entries(calls).map(([key, spec]) => [key, toCallJsonSchema(spec)]));
