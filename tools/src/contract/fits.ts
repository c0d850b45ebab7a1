/** The part of JSON Schema that our schemas are written in. */
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

/** Who reads what is written: a server its requests, or a remote its answers. */
export type Reader = 'server' | 'remote';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** A schema as a list of alternatives, each of one type. */
function alternatives(schema: Schema): readonly Schema[] {
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap(alternatives);
  return Array.isArray(schema.type) ? schema.type.map((type: string) => ({ ...schema, type })) : [schema];
}

const isAny = (schema: Schema): boolean =>
  ['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf'].every((key) => !(key in schema));

const typeOf = ({ type, const: only, enum: some }: Schema): unknown =>
  type ?? typeof (only === undefined ? some?.[0] : only);

const valuesOf = ({ const: only, enum: some }: Schema): readonly unknown[] | undefined =>
  only === undefined ? some : [only];

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Numbers and lengths that were allowed and are no longer. */
function limits(written: Schema, read: Schema): string[] {
  const lower = LOWER.filter((key) => number(read[key], -Infinity) > number(written[key], -Infinity));
  const upper = UPPER.filter((key) => number(read[key], Infinity) < number(written[key], Infinity));
  const step = read.multipleOf !== undefined && read.multipleOf !== written.multipleOf ? ['multipleOf'] : [];
  return [...lower, ...upper, ...step];
}

/** Names without which one side gets less than it counts on. */
function lostNames(written: Schema, read: Schema, reader: Reader): string[] {
  const [sent, known] = [Object.keys(written.properties ?? {}), Object.keys(read.properties ?? {})];
  const [always, needed] = [written.required ?? [], read.required ?? []];
  const unsure = needed.filter((name) => !always.includes(name));
  // What is sent to a server in vain is lost; whoever reads an answer passes over what it does not know.
  return reader === 'server'
    ? [
        ...sent.filter((name) => !known.includes(name)).map((name) => `${name} ya no existe`),
        ...unsure.map((name) => `${name} ahora es obligatorio`),
      ]
    : [
        ...known.filter((name) => !sent.includes(name)).map((name) => `${name} ya no existe`),
        ...unsure.filter((name) => sent.includes(name)).map((name) => `${name} puede faltar`),
      ];
}

function objectFaults(written: Schema, read: Schema, path: string, reader: Reader): string[] {
  const both = Object.entries(written.properties ?? {}).map(
    ([name, own]) => [`${path}.${name}`, own, read.properties?.[name]] as const,
  );
  const rest = [`${path}.*`, written.additionalProperties, read.additionalProperties] as const;
  const inside = [...both, rest].flatMap(([at, own, other]) =>
    typeof own === 'object' && typeof other === 'object' ? faultsOf(own, other, at, reader) : [],
  );
  return [...lostNames(written, read, reader).map((name) => `${path}.${name}`), ...inside];
}

function singleFaults(written: Schema, read: Schema, path: string, reader: Reader): string[] {
  if (isAny(read)) return [];
  if (isAny(written)) return [`${path} puede ser cualquier cosa`];
  const [was, is] = [typeOf(written), typeOf(read)];
  if (was !== is && !(was === 'integer' && is === 'number'))
    return [`${path}: ${String(was)} no cabe en ${String(is)}`];
  const [sent, known] = [valuesOf(written), valuesOf(read)];
  if (known) {
    if (!sent) return [`${path}: ${String(was)} no cabe en ${known.join(' | ')}`];
    const unknown = sent.filter((value) => !known.includes(value));
    return unknown.length ? [`${path}: ${unknown.join(', ')} no está entre ${known.join(' | ')}`] : [];
  }
  if (is === 'object') return objectFaults(written, read, path, reader);
  if (is === 'array') {
    const [own, other] = [written.items, read.items];
    const items = typeof own === 'object' && typeof other === 'object' ? faultsOf(own, other, `${path}[]`, reader) : [];
    return [...items, ...(reader === 'server' ? limits(written, read).map((key) => `${path}: ${key}`) : [])];
  }
  const forms = (['format', 'pattern'] as const).filter((key) => read[key] && read[key] !== written[key] && !sent);
  const narrower = reader === 'server' && !sent ? limits(written, read) : [];
  return [...forms, ...narrower].map((key) => `${path}: ${key}`);
}

/**
 * What keeps everything that `written` allows from being understood by who goes by `read`.
 * @param path where both stand, for the person
 */
export function faultsOf(written: Schema, read: Schema, path: string, reader: Reader): string[] {
  const options = alternatives(read);
  return alternatives(written).flatMap((one) => {
    const tries = options.map((option) => singleFaults(one, option, path, reader));
    if (tries.some((faults) => faults.length === 0)) return [];
    const alike = tries.filter((_, index) => typeOf(options[index] ?? {}) === typeOf(one));
    return alike[0] ?? tries[0] ?? [];
  });
}
