import { getStatementName } from './preparedStatements';

const createStatement = (n: number): string => `select ${n} as value`;

test('names repeated statements stably and limits the number of names', () => {
  expect([getStatementName(createStatement(0)), getStatementName(createStatement(0))]).toEqual([undefined, undefined]);
  const name = getStatementName(createStatement(0));
  expect(name).toMatch(/^[\w-]{27}$/);
  expect(getStatementName(createStatement(0))).toBe(name);
  for (let n = 1; n <= 500; n += 1) for (let times = 0; times < 3; times += 1) getStatementName(createStatement(n));
  expect(getStatementName(createStatement(500))).toBeUndefined();
  expect(getStatementName(createStatement(0))).toBe(name);
  const later = Date.now() + 11 * 60_000;
  expect([1, 2, 3].map(() => getStatementName(createStatement(500), later)).at(-1)).toMatch(/^[\w-]{27}$/);
});
