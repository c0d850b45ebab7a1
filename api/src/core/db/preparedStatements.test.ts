import { StatementNames } from './preparedStatements';

const createStatement = (n: number): string => `select ${n} as value from a_table_with_a_long_name`;

test('names statements that repeat, each under one name, and limits their number', () => {
  const names = new StatementNames();
  const find = (n: number, now?: number) => [1, 2, 3].map(() => names.find(createStatement(n), now)).at(-1);
  expect(names.find(createStatement(0))).toBeUndefined();
  const name = find(0);
  expect(name).toBeDefined();
  expect(find(0)).toBe(name);
  const others = Array.from({ length: 500 }, (_, n) => find(n + 1));
  expect(new Set(others.filter((other) => other !== undefined && other !== name)).size).toBe(149);
  expect([find(0), find(500)]).toEqual([name, undefined]);
  expect(find(500, Date.now() + 31 * 60_000)).toBeDefined();
});

test('gives a statement whose plan is stale another name', () => {
  const names = new StatementNames();
  const find = () => [1, 2, 3].map(() => names.find(createStatement(0))).at(-1);
  const stale = find();
  names.forget(createStatement(0));
  expect(names.find(createStatement(0))).toBeUndefined();
  expect(find()).not.toBe(stale);
});
