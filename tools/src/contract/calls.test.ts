import { type CallShape, callShapes } from '@surco/shared/contract/schemas';
import { brokenCalls } from './calls';
import type { Schema } from './fits';

const text: Schema = { type: 'string' };
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const form: CallShape = {
  who: ['Admin', 'Supervisor'],
  form: 'json',
  query: object({ page: { type: 'integer', minimum: 1 }, sort: { type: 'string', enum: ['a', 'b'] } }, []),
  body: object({ name: { type: 'string', maxLength: 40 }, note: nullable(text) }, ['name']),
  data: object({ id: { type: 'string', format: 'uuid' }, state: { type: 'string', enum: ['OPEN'] }, note: text }),
};
const body = form.body as Schema;
const data = form.data as Schema;
const broken = (change: Partial<CallShape>): string[] =>
  brokenCalls({ 'POST /x': form }, { 'POST /x': { ...form, ...change } });

test('C-07 the calls as they are break none of themselves', () => {
  expect(brokenCalls(callShapes(), callShapes())).toEqual([]);
});

test.each<[string, Partial<CallShape>]>([
  ['one more role', { who: ['Admin', 'Supervisor', 'Farmer'] }],
  ['open to whoever is signed in', { who: 'signedIn' }],
  ['a field that may be sent', { body: object({ ...body.properties, color: text }, ['name']) }],
  ['a field that need not be sent any more', { body: object({ ...body.properties }, []) }],
  ['a longer text', { body: object({ ...body.properties, name: text }, ['name']) }],
  [
    'another value to sort by',
    { query: object({ sort: { type: 'string', enum: ['a', 'b', 'c'] }, page: { type: 'integer' } }, []) },
  ],
  ['a field more in the answer', { data: object({ ...data.properties, color: text }) }],
])('C-07 more than before breaks nothing: %s', (_, change) => {
  expect(broken(change)).toEqual([]);
});

test.each<[string, Partial<CallShape>, string]>([
  ['a role', { who: ['Admin'] }, 'ya no es para Supervisor'],
  ['the form', { form: 'application/pdf' }, 'respondía json y ahora application/pdf'],
  ['the body', { body: undefined }, 'body ya no existe'],
  ['a field that was sent', { body: object({ name: text }) }, 'body.note ya no existe'],
  [
    'a field to be sent',
    { body: object({ ...body.properties, tax: text }, ['name', 'tax']) },
    'body.tax ahora es obligatorio',
  ],
  ['no null any more', { body: object({ name: text, note: text }, ['name']) }, 'body.note: null no cabe en string'],
  [
    'a shorter text',
    { body: object({ ...body.properties, name: { type: 'string', maxLength: 9 } }, ['name']) },
    'body.name: maxLength',
  ],
  [
    'a value to sort by',
    { query: object({ page: { type: 'integer' }, sort: { type: 'string', enum: ['a'] } }, []) },
    'query.sort: b no está entre a',
  ],
  [
    'a higher first page',
    { query: object({ page: { type: 'integer', minimum: 2 }, sort: text }, []) },
    'query.page: minimum',
  ],
  [
    'a field of the answer',
    { data: object({ id: { type: 'string', format: 'uuid' }, state: text }) },
    'data.note ya no existe',
  ],
  ['a field that may be missing', { data: object({ ...data.properties }, ['id', 'state']) }, 'data.note puede faltar'],
  [
    'a field that may be null',
    { data: object({ ...data.properties, note: nullable(text) }) },
    'data.note: null no cabe en string',
  ],
  [
    'another type',
    { data: object({ ...data.properties, note: { type: 'number' } }) },
    'data.note: number no cabe en string',
  ],
  ['another format', { data: object({ ...data.properties, id: text }) }, 'data.id: format'],
  [
    'a state nobody knows',
    { data: object({ ...data.properties, state: { type: 'string', enum: ['OPEN', 'LOST'] } }) },
    'data.state: LOST no está entre OPEN',
  ],
  ['a list instead of one', { data: { type: 'array', items: data } }, 'data: array no cabe en object'],
])('C-07 what remotes counted on is named when it goes: %s', (_, change, fault) => {
  expect(broken(change)).toContain(`POST /x: ${fault}`);
});

test('C-07 a call that has gone, and one inside a list', () => {
  expect(brokenCalls({ 'GET /x': form }, {})).toEqual(['GET /x ya no existe']);
  const list = (item: Schema): CallShape => ({ ...form, data: { type: 'array', items: item } });
  expect(brokenCalls({ 'GET /x': list(data) }, { 'GET /x': list(object({ id: text })) })).toContain(
    'GET /x: data[].state ya no existe',
  );
});
