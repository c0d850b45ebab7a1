import { type CallJsonSchema, getCallJsonSchemas } from '@surco/shared/contract/calls';
import { brokenCalls } from './brokenCalls';
import type { Schema } from './schemaCompatibility';

const text: Schema = { type: 'string' };
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const baseCall: CallJsonSchema = {
  who: ['Admin', 'Supervisor'],
  form: 'json',
  query: object({ page: { type: 'integer', minimum: 1 }, sort: { type: 'string', enum: ['a', 'b'] } }, []),
  body: object({ name: { type: 'string', maxLength: 40 }, note: nullable(text) }, ['name']),
  data: object({ id: { type: 'string', format: 'uuid' }, state: { type: 'string', enum: ['OPEN'] }, note: text }),
};
const body = baseCall.body as Schema;
const data = baseCall.data as Schema;
const violationsAfter = (change: Partial<CallJsonSchema>): string[] =>
  brokenCalls({ 'POST /x': baseCall }, { 'POST /x': { ...baseCall, ...change } });

test('C-07 finds nothing broken when nothing has changed', () => {
  expect(brokenCalls(getCallJsonSchemas(), getCallJsonSchemas())).toEqual([]);
});

test.each<[string, Partial<CallJsonSchema>]>([
  ['one more role', { who: ['Admin', 'Supervisor', 'Farmer'] }],
  ['open to every session', { who: 'signedIn' }],
  ['an optional field of the request', { body: object({ ...body.properties, color: text }, ['name']) }],
  ['a required field that becomes optional', { body: object({ ...body.properties }, []) }],
  ['a longer text', { body: object({ ...body.properties, name: text }, ['name']) }],
  [
    'another sort value',
    { query: object({ sort: { type: 'string', enum: ['a', 'b', 'c'] }, page: { type: 'integer' } }, []) },
  ],
  ['another field of the response', { data: object({ ...data.properties, color: text }) }],
])('C-07 accepts an addition: %s', (_, change) => {
  expect(violationsAfter(change)).toEqual([]);
});

test.each<[string, Partial<CallJsonSchema>, string]>([
  ['a role', { who: ['Admin'] }, 'is no longer open to Supervisor'],
  ['the form', { form: 'application/pdf' }, 'answered json and now application/pdf'],
  ['the body', { body: undefined }, 'body no longer exists'],
  ['a removed field of the request', { body: object({ name: text }) }, 'body.note no longer exists'],
  [
    'another required field of the request',
    { body: object({ ...body.properties, tax: text }, ['name', 'tax']) },
    'body.tax is now required',
  ],
  [
    'a field that no longer accepts null',
    { body: object({ name: text, note: text }, ['name']) },
    'body.note: null does not fit string',
  ],
  [
    'a shorter text',
    { body: object({ ...body.properties, name: { type: 'string', maxLength: 9 } }, ['name']) },
    'body.name: maxLength',
  ],
  [
    'a removed sort value',
    { query: object({ page: { type: 'integer' }, sort: { type: 'string', enum: ['a'] } }, []) },
    'query.sort: b is not one of a',
  ],
  [
    'a higher first page',
    { query: object({ page: { type: 'integer', minimum: 2 }, sort: text }, []) },
    'query.page: minimum',
  ],
  [
    'a removed field of the response',
    { data: object({ id: { type: 'string', format: 'uuid' }, state: text }) },
    'data.note no longer exists',
  ],
  [
    'a field that may be missing',
    { data: object({ ...data.properties }, ['id', 'state']) },
    'data.note may be missing',
  ],
  [
    'a field that may be null',
    { data: object({ ...data.properties, note: nullable(text) }) },
    'data.note: null does not fit string',
  ],
  [
    'another type',
    { data: object({ ...data.properties, note: { type: 'number' } }) },
    'data.note: number does not fit string',
  ],
  ['another format', { data: object({ ...data.properties, id: text }) }, 'data.id: format'],
  [
    'an unknown status',
    { data: object({ ...data.properties, state: { type: 'string', enum: ['OPEN', 'LOST'] } }) },
    'data.state: LOST is not one of OPEN',
  ],
  ['a list instead of one record', { data: { type: 'array', items: data } }, 'data: array does not fit object'],
])('C-07 reports a breaking change: %s', (_, change, violation) => {
  expect(violationsAfter(change)).toContain(`POST /x: ${violation}`);
});

test('C-07 reports a removed call and a removed field inside a list', () => {
  expect(brokenCalls({ 'GET /x': baseCall }, {})).toEqual(['GET /x no longer exists']);
  const list = (item: Schema): CallJsonSchema => ({ ...baseCall, data: { type: 'array', items: item } });
  expect(brokenCalls({ 'GET /x': list(data) }, { 'GET /x': list(object({ id: text })) })).toContain(
    'GET /x: data[].state no longer exists',
  );
});
