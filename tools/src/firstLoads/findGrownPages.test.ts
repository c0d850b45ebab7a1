import { findGrownPages, TOLERANCE_BYTES } from './findGrownPages';
import type { FirstLoads } from './readFirstLoads';

const budget: FirstLoads = {
  scripts: { 'host/main': 102_400, 'host/571': 28_672, 'mfe-x/list': 4_096, 'mfe-x/form': 8_192 },
  pages: { '/x/list': ['host/main', 'mfe-x/list'], '/x/form': ['host/main', 'host/571', 'mfe-x/form'] },
};

const withScript = (name: string, bytes: number): FirstLoads => ({
  ...budget,
  scripts: { ...budget.scripts, [name]: bytes },
});

test('accepts pages that are as large as in the budget, or smaller', () => {
  expect(findGrownPages(budget, budget)).toEqual([]);
  expect(findGrownPages(budget, withScript('host/571', 10))).toEqual([]);
});

test('tolerates what hashes in the scripts change, and not a byte more', () => {
  expect(findGrownPages(budget, withScript('mfe-x/list', 4_096 + TOLERANCE_BYTES))).toEqual([]);
  expect(findGrownPages(budget, withScript('mfe-x/list', 4_097 + TOLERANCE_BYTES))).toHaveLength(1);
});

test('names each page that needs a grown script, and the growth', () => {
  expect(findGrownPages(budget, withScript('host/main', 104_448))).toEqual([
    '/x/list: 106.0 KB, 2.0 KB above its budget of 104.0 KB: host/main +2.0 KB',
    '/x/form: 138.0 KB, 2.0 KB above its budget of 136.0 KB: host/main +2.0 KB',
  ]);
});

test('names the script of another page that a page needs now', () => {
  const current = { ...budget, pages: { ...budget.pages, '/x/list': ['host/main', 'mfe-x/list', 'host/571'] } };
  expect(findGrownPages(budget, current, (name) => (name === 'host/571' ? ['antd/es/select'] : []))).toEqual([
    '/x/list: 132.0 KB, 28.0 KB above its budget of 104.0 KB: host/571 +28.0 KB, new, part of antd/es/select',
  ]);
});

test('reports a page without a budget, and none that was removed', () => {
  const pages = { '/x/list': ['host/main', 'mfe-x/list'], '/x/new': ['host/main'] };
  expect(findGrownPages(budget, { ...budget, pages })).toEqual(['/x/new: 100.0 KB, has no budget yet']);
});
