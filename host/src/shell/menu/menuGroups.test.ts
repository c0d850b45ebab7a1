import { isGroupOpen, type MenuGroups, toggleGroup } from './menuGroups';

const cases: [groups: MenuGroups, key: string, current: string | undefined, isOpen: boolean, after: MenuGroups][] = [
  [{ opened: [] }, 'users', 'sales', false, { opened: ['users'], folded: undefined }],
  [{ opened: ['users'] }, 'users', 'sales', true, { opened: [], folded: undefined }],
  [{ opened: [] }, 'sales', 'sales', true, { opened: [], folded: 'sales' }],
  [{ opened: ['sales'] }, 'sales', 'sales', true, { opened: [], folded: 'sales' }],
  [{ opened: [], folded: 'sales' }, 'sales', 'sales', false, { opened: ['sales'], folded: undefined }],
  [{ opened: [], folded: 'sales' }, 'users', 'sales', false, { opened: ['users'], folded: 'sales' }],
  [{ opened: ['users'] }, 'users', undefined, true, { opened: [], folded: undefined }],
];

test.each(cases)(
  'A-06 in %j, group %s of a menu at %s is open: %s; a click leads to %j',
  (groups, key, current, isOpen, after) => {
    expect(isGroupOpen(groups, key, current)).toBe(isOpen);
    expect(toggleGroup(groups, key, current)).toEqual(after);
    expect(isGroupOpen(after, key, current)).toBe(!isOpen);
  },
);
