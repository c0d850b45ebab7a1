import { z } from 'zod';
import { calls, invalidTextMessage, type CallSpec } from './calls';
import { dictionary, list } from './primitives';

interface JsonSchema {
  type?: string;
  maxItems?: number;
  maxProperties?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Custom checks cannot be written as JSON Schema and are left out. */
const toJsonSchema = (schema: z.core.$ZodType): JsonSchema =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));

/** The paths of the lists and dictionaries in a schema that have no maximum. */
function findUnlimited(schema: JsonSchema, path: string): string[] {
  const {
    type,
    maxItems,
    maxProperties,
    properties = {},
    additionalProperties,
    items,
    anyOf = [],
    allOf = [],
  } = schema;
  const values = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const isUnlimited = (type === 'array' && maxItems === undefined) || (values && maxProperties === undefined);
  return [
    ...(isUnlimited ? [path] : []),
    ...Object.entries(properties).flatMap(([name, property]) => findUnlimited(property, `${path}.${name}`)),
    ...(items ? findUnlimited(items, `${path}[]`) : []),
    ...(values ? findUnlimited(values, `${path}.*`) : []),
    ...[...anyOf, ...allOf].flatMap((part) => findUnlimited(part, path)),
  ];
}

test('P-07 every list and dictionary of a request has a maximum', () => {
  const unlimited = Object.entries<CallSpec>(calls).flatMap(([key, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? findUnlimited(toJsonSchema(schema), `${key} ${part}`) : [],
    ),
  );
  expect(unlimited).toEqual([]);
});

test('P-07 a list or dictionary above its maximum is one error, and its elements are not read', () => {
  const element = jest.fn();
  const unread = z.unknown().superRefine(element);
  const entries = Array.from({ length: 1_000 }, (_, index) => [`k${index}`, {}] as const);
  expect(list(unread, 3).safeParse(entries).error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }]);
  const tooMany = dictionary(z.string(), unread, 3, 'Son demasiados.').safeParse(Object.fromEntries(entries));
  expect(tooMany.error?.issues).toMatchObject([{ message: 'Son demasiados.' }]);
  expect(element).not.toHaveBeenCalled();
});

test('P-07 after twenty wrong elements of a list the others are not read', () => {
  const entries = Array.from({ length: 5_000 }, (_, index) => (index % 2 ? index : 'wrong'));
  const { error } = list(z.number(), 5_000).safeParse(entries);
  expect(error?.issues.map(({ path }) => path[0])).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
});

/** Every text in a schema, whatever it is nested in: those of `zod` and of `zod/mini` have these classes in common. */
function findTexts(schema: z.core.$ZodType, path: string): [path: string, text: z.core.$ZodType][] {
  if (schema instanceof z.core.$ZodString) return [[path, schema]];
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => findTexts(field, `${path}.${name}`));
  if (schema instanceof z.core.$ZodArray) return findTexts(schema._zod.def.element, `${path}[]`);
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    return [...findTexts(keyType, `${path} key`), ...findTexts(valueType, `${path}.*`)];
  }
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap((option) => findTexts(option, path));
  if (schema instanceof z.core.$ZodPipe) {
    // What a pipe writes comes from a transformation of what it reads, except after a preprocessor.
    const { in: input, out } = schema._zod.def;
    return findTexts(input instanceof z.core.$ZodTransform ? out : input, path);
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  )
    return findTexts(schema._zod.def.innerType, path);
  return [];
}

test('P-07 every text of a request refuses NUL and half of a surrogate pair', () => {
  const texts = Object.entries(calls).flatMap(([key, { params, query, body }]: [string, CallSpec]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? findTexts(schema, `${key} ${part}`) : [],
    ),
  );
  expect(texts.length).toBeGreaterThan(150);
  const refused = (schema: z.core.$ZodType, value: string) =>
    (z.safeParse(schema, value).error?.issues ?? []).some(
      ({ code, message }) => message === invalidTextMessage || code === 'invalid_format',
    );
  const wrong = ['a1\ud800b', 'a1\udc00b', 'a1\0b'];
  expect(texts.filter(([, schema]) => !wrong.every((value) => refused(schema, value))).map(([path]) => path)).toEqual(
    [],
  );
  const [, note] = texts.find(([path]) => path === 'POST /sales body.notes') ?? [];
  expect(note && z.parse(note, 'Entregar en el rancho 🌽')).toBe('Entregar en el rancho 🌽');
});
