import { formatTable, listDemoNotes } from './listDemoNotes';

test('lists the demo accounts in a table, and none in production', () => {
  const rows = ['┌───┬────┐', '│ a │ b  │', '├───┼────┤', '│ c │ dd │', '└───┴────┘'];
  expect(
    formatTable([
      ['a', 'b'],
      ['c', 'dd'],
    ]),
  ).toBe(rows.join('\n'));
  const notes = listDemoNotes({ production: false }).join('\n');
  expect(notes).toContain('nuevo.consultor@surco.test');
  expect(notes).toContain('DEMO-AGRI-0001');
  expect(listDemoNotes({ production: true })).toEqual([]);
});
