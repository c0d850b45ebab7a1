import { isSidebarCollapsed } from './useSidebarCollapsed';

test.each([
  [undefined, false, false],
  [undefined, true, true],
  ['open', true, false],
  ['open', false, false],
  ['collapsed', true, true],
  ['collapsed', false, true],
])('A-06 with the choice %s, narrow window %s, the menu is collapsed: %s', (choice, isNarrow, collapsed) => {
  expect(isSidebarCollapsed(choice, isNarrow)).toBe(collapsed);
});
