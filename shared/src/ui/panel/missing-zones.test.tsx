import { render, screen } from '@testing-library/react';
import { session } from '../../platform/host';
import { createSessionUser } from '../../testing/createSessionUser';
import { MissingZones } from './missing-zones';

afterEach(() => session.clear());

test.each([
  ['Coordinator', [], true],
  ['Supervisor', [], true],
  ['Supervisor', ['z-1'], false],
  ['Admin', [], false],
  ['Consultant', [], false],
] as const)('P-07 shows a %s with the zones %j what is missing: %s', (role, zoneIds, isShown) => {
  session.setUser({ ...createSessionUser(role), zoneIds: [...zoneIds] });
  render(<MissingZones />);
  expect(screen.queryByText(/no tiene zonas/) !== null).toBe(isShown);
});
