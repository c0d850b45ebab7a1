import { calls } from '@surco/shared/contract/calls';
import { roles } from '@surco/shared/domain';
import { firstStepsByRole, isFirstStepsSuggested } from './repository';

const now = new Date('2026-11-26T12:00:00Z');
const account = { createdAt: new Date('2026-11-20T12:00:00Z'), now, isDismissed: false, hasOpenSteps: true };

test.each([
  ['a new account with open steps', {}, true],
  ['a dismissed checklist', { isDismissed: true }, false],
  ['a finished checklist', { hasOpenSteps: false }, false],
  ['an account of 29 days', { createdAt: new Date('2026-10-28T12:00:00Z') }, true],
  ['an account of 30 days', { createdAt: new Date('2026-10-27T12:00:00Z') }, false],
])('R-46 suggests the first steps for %s: %s', (_, change, expected) =>
  expect(isFirstStepsSuggested({ ...account, ...change })).toBe(expected),
);

test.each(roles)('R-46 has four to seven steps for %s, each once', (role) => {
  const steps = firstStepsByRole[role];
  expect(steps.length).toBeGreaterThanOrEqual(4);
  expect(steps.length).toBeLessThanOrEqual(7);
  expect(new Set(steps).size).toBe(steps.length);
});

test('R-46 uses every step', () =>
  expect(
    calls['GET /users/me/first-steps'].data.shape.steps.element.shape.key.options.filter(
      (key) => !roles.some((role) => firstStepsByRole[role].includes(key)),
    ),
  ).toEqual([]));
