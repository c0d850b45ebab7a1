import { type CallJsonSchema, getCallJsonSchemas } from '@surco/shared/contract/calls';
import { findBrokenCalls } from './findBrokenCalls';
import type { Schema } from './schemaCompatibility';

const text: Schema = { type: 'string' };
const allowNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const createObjectSchema = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const baseCall: CallJsonSchema = {
  who: ['Admin', 'Supervisor'],
  form: 'json',
  query: createObjectSchema({ page: { type: 'integer', minimum: 1 }, sort: { type: 'string', enum: ['a', 'b'] } }, []),
  body: createObjectSchema({ name: { type: 'string', maxLength: 40 }, note: allowNull(text) }, ['name']),
  data: createObjectSchema({
    id: { type: 'string', format: 'uuid' },
    state: { type: 'string', enum: ['OPEN'] },
    note: text,
  }),
};
const body = baseCall.body as Schema;
const data = baseCall.data as Schema;
const findViolations = (change: Partial<CallJsonSchema>): string[] =>
  findBrokenCalls({ 'POST /x': baseCall }, { 'POST /x': { ...baseCall, ...change } });

test('C-07 finds nothing broken when nothing has changed', () => {
  expect(findBrokenCalls(getCallJsonSchemas(), getCallJsonSchemas())).toEqual([]);
});

test.each<[string, Partial<CallJsonSchema>]>([
  ['one more role', { who: ['Admin', 'Supervisor', 'Farmer'] }],
  ['open to every session', { who: 'signedIn' }],
  ['an optional field of the request', { body: createObjectSchema({ ...body.properties, color: text }, ['name']) }],
  ['a required field that becomes optional', { body: createObjectSchema({ ...body.properties }, []) }],
  ['a longer text', { body: createObjectSchema({ ...body.properties, name: text }, ['name']) }],
  [
    'another sort value, and a page without a minimum',
    { query: createObjectSchema({ sort: { type: 'string', enum: ['a', 'b', 'c'] }, page: { type: 'integer' } }, []) },
  ],
  ['another field of the response', { data: createObjectSchema({ ...data.properties, color: text }) }],
])('C-07 accepts a compatible change: %s', (_, change) => {
  expect(findViolations(change)).toEqual([]);
});

test.each<[string, Partial<CallJsonSchema>, string]>([
  ['a removed role', { who: ['Admin'] }, 'is no longer open to Supervisor'],
  ['another form of the response', { form: 'application/pdf' }, 'answered json and now application/pdf'],
  ['a removed body', { body: undefined }, 'body no longer exists'],
  ['a removed field of the request', { body: createObjectSchema({ name: text }) }, 'body.note no longer exists'],
  [
    'another required field of the request',
    { body: createObjectSchema({ ...body.properties, tax: text }, ['name', 'tax']) },
    'body.tax is now required',
  ],
  [
    'a field that no longer accepts null',
    { body: createObjectSchema({ name: text, note: text }, ['name']) },
    'body.note: null does not fit string',
  ],
  [
    'a shorter text',
    { body: createObjectSchema({ ...body.properties, name: { type: 'string', maxLength: 9 } }, ['name']) },
    'body.name: maxLength',
  ],
  [
    'a removed sort value',
    { query: createObjectSchema({ page: { type: 'integer' }, sort: { type: 'string', enum: ['a'] } }, []) },
    'query.sort: b is not one of a',
  ],
  [
    'a higher first page',
    { query: createObjectSchema({ page: { type: 'integer', minimum: 2 }, sort: text }, []) },
    'query.page: minimum',
  ],
  [
    'a removed field of the response',
    { data: createObjectSchema({ id: { type: 'string', format: 'uuid' }, state: text }) },
    'data.note no longer exists',
  ],
  [
    'a field that may be missing',
    { data: createObjectSchema({ ...data.properties }, ['id', 'state']) },
    'data.note may be missing',
  ],
  [
    'a field that may be null',
    { data: createObjectSchema({ ...data.properties, note: allowNull(text) }) },
    'data.note: null does not fit string',
  ],
  [
    'another type',
    { data: createObjectSchema({ ...data.properties, note: { type: 'number' } }) },
    'data.note: number does not fit string',
  ],
  ['another format', { data: createObjectSchema({ ...data.properties, id: text }) }, 'data.id: format'],
  [
    'an unknown status',
    { data: createObjectSchema({ ...data.properties, state: { type: 'string', enum: ['OPEN', 'LOST'] } }) },
    'data.state: LOST is not one of OPEN',
  ],
  ['a list instead of one record', { data: { type: 'array', items: data } }, 'data: array does not fit object'],
])('C-07 reports a breaking change: %s', (_, change, violation) => {
  expect(findViolations(change)).toContain(`POST /x: ${violation}`);
});

test('C-07 reports a removed call and a removed field inside a list', () => {
  expect(findBrokenCalls({ 'GET /x': baseCall }, {})).toEqual(['GET /x no longer exists']);
  const list = (item: Schema): CallJsonSchema => ({ ...baseCall, data: { type: 'array', items: item } });
  expect(findBrokenCalls({ 'GET /x': list(data) }, { 'GET /x': list(createObjectSchema({ id: text })) })).toContain(
    'GET /x: data[].state no longer exists',
  );
});
