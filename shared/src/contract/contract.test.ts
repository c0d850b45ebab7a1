import { parseRole, roles, type CallResponse, type CallRequest } from '.';
import { calls } from './calls';
import { spanishErrorMap } from '../records/validationMessages';
import { partnerTypes } from '../domain/partners/partnerTypes';

test('E-02 reads the five roles in any letter case and nothing else', () => {
  for (const role of roles) {
    expect(parseRole(role.toUpperCase())).toBe(role);
    expect(parseRole(role.toLowerCase())).toBe(role);
  }
  expect(parseRole('root')).toBeUndefined();
  expect(parseRole(null)).toBeUndefined();
});

test('E-04 K-01 a list has page 1 and size 10 by default, and accepts `all` only where it feeds choices', () => {
  const { query } = calls['GET /sales'];
  expect(query.parse({})).toMatchObject({ page: 1, size: 10 });
  expect(query.parse({ page: '3', size: '1000' })).toMatchObject({ page: 3, size: 1_000 });
  expect(calls['GET /zones'].query.parse({ size: 'all' })).toMatchObject({ page: 1, size: 'all' });
  for (const size of ['0', '1001', '1000000', 'all', 'todo']) expect(query.safeParse({ size }).success).toBe(false);
});

test('E-10 R-30 partners are of three types, distributors first, and each is a valid filter', () => {
  expect(partnerTypes).toEqual(['DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER']);
  const { query } = calls['GET /partners'];
  for (const type of ['DISTRIBUTOR', 'SILAGE_VENDOR', 'SILAGE_PRODUCER'])
    expect(query.parse({ type })).toMatchObject({ type });
  expect(query.safeParse({ type: 'VENDOR' }).success).toBe(false);
});

test('A-01 the messages about the wrong fields of a sale are Spanish', () => {
  const { body } = calls['POST /sales'];
  const wrong = { customerId: 1, seasonId: 'x', lines: 'y', status: 'ENTREGADA', date: '2026-02-30' };
  const issues = body.safeParse(wrong, { error: spanishErrorMap }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))).toEqual({
    customerId: 'Elija un cliente.',
    seasonId: 'Elija una temporada.',
    lines: 'Debe ser una lista.',
    date: 'Escriba una fecha válida (AAAA-MM-DD).',
    '': 'Este dato no se admite.',
  });
});

test('A-01 a missing field has a Spanish message', () => {
  const issues = calls['POST /sales'].body.safeParse({}, { error: spanishErrorMap }).error?.issues ?? [];
  expect(new Set(issues.map((issue) => issue.message))).toEqual(
    new Set(['Elija un cliente.', 'Elija una temporada.', 'Este dato es obligatorio.']),
  );
});

test('X-05 X-08 X-09 the types of a call follow from its schemas', () => {
  const request: CallRequest<'GET /sales/{id}'> = { params: { id: 'x' } };
  const query: CallRequest<'GET /sales'> = { query: { size: 20, status: 'REGISTRADA', page: 2 } };
  const queryOfAddressBar: Record<string, string | number> = { page: 1 };
  const fromAddressBar: CallRequest<'GET /sales'> = { query: queryOfAddressBar };
  const empty: CallRequest<'POST /auth/logout'> = {};
  const listFolios = (answer: CallResponse<'GET /sales'>): string[] => answer.data.map((sale) => sale.folio);
  const listLots = (answer: CallResponse<'GET /sales/{id}'>): (string | null)[] => answer.lines.map((line) => line.lot);
  // The compiler checks the types; the test only uses the values.
  expect([request, query, fromAddressBar, empty, listFolios, listLots]).toHaveLength(6);
});
