/** @jest-environment node */
import { SHARED_MODULES } from '@surco/shared/federation/build';
import { eagerSharedModules } from './eagerSharedModules';

test('C-06 contains every shared module whose name stands for one module, under the name that remotes request', () => {
  const single = SHARED_MODULES.filter(({ name }) => !name.endsWith('/'));
  expect(Object.keys(eagerSharedModules).toSorted()).toEqual(single.map(({ name }) => name).toSorted());
});

test.each(SHARED_MODULES.filter(({ name }) => !name.endsWith('/')))(
  'C-06 $name is offered with the version of $package',
  ({ name, package: owner }) => {
    expect(Object.entries(eagerSharedModules).find(([key]) => key === name)?.[1].package).toBe(owner);
  },
);
