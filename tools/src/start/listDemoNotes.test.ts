import { formatTable, listDemoNotes } from './listDemoNotes';

test('sizes the columns of a table by their widest cells', () => {
  expect(
    formatTable([
      ['Account', 'Role'],
      ['a@b.mx', 'Administrator'],
    ]),
  ).toBe(
    [
      '┌─────────┬───────────────┐',
      '│ Account │ Role          │',
      '├─────────┼───────────────┤',
      '│ a@b.mx  │ Administrator │',
      '└─────────┴───────────────┘',
    ].join('\n'),
  );
});

test('lists the demo accounts, and none in production', () => {
  const notes = listDemoNotes({ production: false }).join('\n');
  expect(notes).toContain('nuevo.consultor@surco.test');
  expect(notes).toContain('DEMO-AGRI-0001');
  expect(listDemoNotes({ production: true })).toEqual([]);
});
