import { describeStatement } from './describeStatement';

test.each([
  ['select "id" from "sales" where "id" = $1', 'SELECT sales'],
  ['insert into "mail_queue" ("key") values ($1)', 'INSERT mail_queue'],
  ['  update only sessions set seen_at = now()', 'UPDATE sessions'],
  ['with found as materialized (select s.id from (select * from sales) s) select 1', 'WITH sales'],
  ['begin', 'BEGIN'],
])('summarizes %s', (statement, summary) => {
  expect(describeStatement(statement)).toEqual({ summary, text: statement });
});

test('has no literal texts', () => {
  const statement = "select 1 from customers c where c.name = 'Ana''s farm' and c.status = 'ACTIVO' limit 5";
  expect(describeStatement(statement).text).toBe('select 1 from customers c where c.name = ? and c.status = ? limit 5');
});
