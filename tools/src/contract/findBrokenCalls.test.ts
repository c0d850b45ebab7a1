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

const createQuery = (sort: string[], page: Schema = { type: 'integer', minimum: 1 }) =>
  createObjectSchema({ page, sort: { type: 'string', enum: sort } }, []);

const baseCall: CallJsonSchema = {
  who: ['Admin', 'Supervisor'],
  form: 'json',
  query: createQuery(['a', 'b']),
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

const bodyOf = (properties: Record<string, Schema>, required = ['name']) => ({
  body: createObjectSchema(properties, required),
});
const dataOf = (change: Record<string, Schema>, required?: string[]) => ({
  data: createObjectSchema({ ...data.properties, ...change }, required),
});
const { note: _note, ...dataWithoutNote } = data.properties ?? {};

test('C-07 finds nothing broken when nothing has changed', () => {
  expect(findBrokenCalls(getCallJsonSchemas(), getCallJsonSchemas())).toEqual([]);
});

test.each<[string, Partial<CallJsonSchema>]>([
  ['one more role', { who: ['Admin', 'Supervisor', 'Farmer'] }],
  ['open to every session', { who: 'signedIn' }],
  ['an optional field of the request', bodyOf({ ...body.properties, color: text })],
  ['a required field that becomes optional', bodyOf({ ...body.properties }, [])],
  ['a longer text', bodyOf({ ...body.properties, name: text })],
  ['another sort value, and a page without a minimum', { query: createQuery(['a', 'b', 'c'], { type: 'integer' }) }],
  ['another field of the response', dataOf({ color: text })],
])('C-07 accepts a compatible change: %s', (_, change) => {
  expect(findViolations(change)).toEqual([]);
});

test.each<[string, Partial<CallJsonSchema>]>([
  ['is no longer open to Supervisor', { who: ['Admin'] }],
  ['answered json and now application/pdf', { form: 'application/pdf' }],
  ['body no longer exists', { body: undefined }],
  ['body.note no longer exists', bodyOf({ name: text })],
  ['body.tax is now required', bodyOf({ ...body.properties, tax: text }, ['name', 'tax'])],
  ['body.note: null does not fit string', bodyOf({ name: text, note: text })],
  ['body.name: maxLength', bodyOf({ ...body.properties, name: { type: 'string', maxLength: 9 } })],
  ['query.sort: b is not one of a', { query: createQuery(['a']) }],
  ['query.page: minimum', { query: createQuery(['a', 'b'], { type: 'integer', minimum: 2 }) }],
  ['data.note no longer exists', { data: createObjectSchema(dataWithoutNote) }],
  ['data.note may be missing', dataOf({}, ['id', 'state'])],
  ['data.note: null does not fit string', dataOf({ note: allowNull(text) })],
  ['data.note: number does not fit string', dataOf({ note: { type: 'number' } })],
  ['data.id: format', dataOf({ id: text })],
  ['data.state: LOST is not one of OPEN', dataOf({ state: { type: 'string', enum: ['OPEN', 'LOST'] } })],
  ['data: array does not fit object', { data: { type: 'array', items: data } }],
])('C-07 reports a breaking change: %s', (violation, change) => {
  expect(findViolations(change)).toContain(`POST /x: ${violation}`);
});

test('C-07 reports a removed call and a removed field inside a list', () => {
  expect(findBrokenCalls({ 'GET /x': baseCall }, {})).toEqual(['GET /x no longer exists']);
  const list = (item: Schema): CallJsonSchema => ({ ...baseCall, data: { type: 'array', items: item } });
  expect(findBrokenCalls({ 'GET /x': list(data) }, { 'GET /x': list(createObjectSchema({ id: text })) })).toContain(
    'GET /x: data[].state no longer exists',
  );
});
