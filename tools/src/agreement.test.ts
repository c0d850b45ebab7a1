import { missingShares } from './agreement';

const host = { shared: { 'antd/es/table': ['table.js'], '@surco/shared/ui/list-page': [] } };
const remote = (...shared: string[]) => ({ pages: { list: { files: [], shared } } });

test('C-06 what the host offers, as a folder or alone, is missing to nobody', () => {
  expect(missingShares(host, remote('react', 'antd/es/table', '@surco/shared/ui/list-page'))).toEqual([]);
});

test('C-06 a module the host does not offer is told before anything is released', () => {
  expect(missingShares(host, remote('antd/es/tabel', 'left-pad', 'react'))).toEqual(['antd/es/tabel', 'left-pad']);
});
