import { findMissingSharedModules } from './findMissingSharedModules';

const host = { shared: { 'antd/es/table': ['table.js'], '@surco/shared/ui/list': [] } };
const remote = (...shared: string[]) => ({ pages: { list: { files: [], shared } } });

test('C-06 accepts modules that the host offers singly or as a folder', () => {
  expect(findMissingSharedModules(host, remote('react', 'antd/es/table', '@surco/shared/ui/list'))).toEqual([]);
});

test('C-06 reports modules that the host does not offer', () => {
  expect(findMissingSharedModules(host, remote('antd/es/tabel', 'left-pad', 'react'))).toEqual([
    'antd/es/tabel',
    'left-pad',
  ]);
});
