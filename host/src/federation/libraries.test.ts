/** @jest-environment node */
import { SHARED_MODULES } from '@surco/shared/federation/sharedModules';
import { libraries } from './libraries';

test('C-06 the host holds every shared module that is no whole folder, under the very name remotes ask for', () => {
  const single = SHARED_MODULES.filter(({ name }) => !name.endsWith('/'));
  expect(Object.keys(libraries).toSorted()).toEqual(single.map(({ name }) => name).toSorted());
});

test.each(SHARED_MODULES.filter(({ name }) => !name.endsWith('/')))(
  'C-06 $name is offered with the version of $package',
  ({ name, package: owner }) => {
    expect(Object.entries(libraries).find(([key]) => key === name)?.[1].package).toBe(owner);
  },
);
