/** The part of JSON Schema that the schemas of the contract use. */
export interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: boolean | Schema;
  format?: string;
  pattern?: string;
  [limit: string]: unknown;
}

/** Which side reads the data: the server reads requests, a section reads responses. */
export type Reader = 'server' | 'remote';

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** A schema as a list of alternatives, each of one type. */
function listAlternatives(schema: Schema): readonly Schema[] {
  const schemas = schema.anyOf ?? schema.oneOf;
  if (schemas) return schemas.flatMap(listAlternatives);
  return Array.isArray(schema.type) ? schema.type.map((type: string) => ({ ...schema, type })) : [schema];
}

const isAny = (schema: Schema): boolean =>
  ['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'].every((key) => !(key in schema));

const getType = ({ type, const: constant, enum: values }: Schema): unknown =>
  type ?? typeof (constant === undefined ? values?.[0] : constant);

const getValues = ({ const: constant, enum: values }: Schema): readonly unknown[] | undefined =>
  constant === undefined ? values : [constant];

const toNumberOr = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** The limits of `read`, e.g. `maxLength`, that exclude values that `written` allows. */
function findNarrowedLimits(written: Schema, read: Schema): string[] {
  const lower = LOWER_LIMITS.filter((key) => toNumberOr(read[key], -Infinity) > toNumberOr(written[key], -Infinity));
  const upper = UPPER_LIMITS.filter((key) => toNumberOr(read[key], Infinity) < toNumberOr(written[key], Infinity));
  const step = read.multipleOf !== undefined && read.multipleOf !== written.multipleOf ? ['multipleOf'] : [];
  return [...lower, ...upper, ...step];
}

/** Properties that only one of the two schemas has or requires. */
function findPropertyViolations(written: Schema, read: Schema, reader: Reader): string[] {
  const [sent, known] = [Object.keys(written.properties ?? {}), Object.keys(read.properties ?? {})];
  const [alwaysSent, required] = [written.required ?? [], read.required ?? []];
  const notAlwaysSent = required.filter((name) => !alwaysSent.includes(name));
  // A server rejects a property that it does not know; a section ignores it.
  return reader === 'server'
    ? [
        ...sent.filter((name) => !known.includes(name)).map((name) => `${name} no longer exists`),
        ...notAlwaysSent.map((name) => `${name} is now required`),
      ]
    : [
        ...known.filter((name) => !sent.includes(name)).map((name) => `${name} no longer exists`),
        ...notAlwaysSent.filter((name) => sent.includes(name)).map((name) => `${name} may be missing`),
      ];
}

function findObjectViolations(written: Schema, read: Schema, path: string, reader: Reader): string[] {
  const namedProperties = Object.entries(written.properties ?? {}).map(
    ([name, property]) => [`${path}.${name}`, property, read.properties?.[name]] as const,
  );
  const additionalProperties = [`${path}.*`, written.additionalProperties, read.additionalProperties] as const;
  const innerViolations = [...namedProperties, additionalProperties].flatMap(
    ([innerPath, writtenProperty, readProperty]) =>
      typeof writtenProperty === 'object' && typeof readProperty === 'object'
        ? findSchemaViolations(writtenProperty, readProperty, innerPath, reader)
        : [],
  );
  return [
    ...findPropertyViolations(written, read, reader).map((violation) => `${path}.${violation}`),
    ...innerViolations,
  ];
}

function findAlternativeViolations(written: Schema, read: Schema, path: string, reader: Reader): string[] {
  if (isAny(read)) return [];
  if (isAny(written)) return [`${path} may be anything`];
  const [writtenType, readType] = [getType(written), getType(read)];
  if (writtenType !== readType && !(writtenType === 'integer' && readType === 'number'))
    return [`${path}: ${String(writtenType)} does not fit ${String(readType)}`];
  const [sent, known] = [getValues(written), getValues(read)];
  if (known) {
    if (!sent) return [`${path}: ${String(writtenType)} does not fit ${known.join(' | ')}`];
    const unknown = sent.filter((value) => !known.includes(value));
    return unknown.length ? [`${path}: ${unknown.join(', ')} is not one of ${known.join(' | ')}`] : [];
  }
  if (readType === 'object') return findObjectViolations(written, read, path, reader);
  if (readType === 'array') {
    const [writtenItems, readItems] = [written.items, read.items];
    const items =
      typeof writtenItems === 'object' && typeof readItems === 'object'
        ? findSchemaViolations(writtenItems, readItems, `${path}[]`, reader)
        : [];
    return [
      ...items,
      ...(reader === 'server' ? findNarrowedLimits(written, read).map((key) => `${path}: ${key}`) : []),
    ];
  }
  const forms = (['format', 'pattern'] as const).filter((key) => read[key] && read[key] !== written[key] && !sent);
  const narrower = reader === 'server' && !sent ? findNarrowedLimits(written, read) : [];
  return [...forms, ...narrower].map((key) => `${path}: ${key}`);
}

/**
 * Compares the schema of the data that is written with the schema by which it is read.
 * @param path position of both schemas, for the messages
 * @param reader who reads the data
 * @returns why some data that `written` allows does not fit `read`
 */
export function findSchemaViolations(written: Schema, read: Schema, path: string, reader: Reader): string[] {
  const options = listAlternatives(read);
  return listAlternatives(written).flatMap((alternative) => {
    const attempts = options.map((option) => findAlternativeViolations(alternative, option, path, reader));
    if (attempts.some((violations) => violations.length === 0)) return [];
    const ofSameType = attempts.filter((_, index) => getType(options[index] ?? {}) === getType(alternative));
    return ofSameType[0] ?? attempts[0] ?? [];
  });
}
