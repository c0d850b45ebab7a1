import type { Role } from '@surco/shared/domain';
import { session } from '@surco/shared/platform';
import { mockApi, createPage } from '@surco/shared/testing';
import { renderHook } from '@testing-library/react';
import { locality, createSessionUser } from '../../testing/customerFixtures';
import { useLocalitySearch } from './localityOptions';

const otherZoneLocality = { ...locality, id: 'l-2', name: 'Celaya', municipality: 'Celaya', zoneId: 'z-2' };

const loadLabels = async (role: Role | null): Promise<string[]> => {
  if (role) session.setUser(createSessionUser(role));
  mockApi({
    'GET /localities': createPage([locality, otherZoneLocality]),
    'GET /users/me': { data: { zones: [{ id: 'z-1', name: 'Laguna' }] } },
  });
  const { result, unmount } = renderHook(() => useLocalitySearch('05'));
  const labels = (await result.current('')).map(({ label }) => label);
  unmount();
  return labels;
};

afterEach(() => session.clear());

test('R-16 X-21 offers coordinators the localities of their own zones, other roles all', async () => {
  expect(await loadLabels('Coordinator')).toEqual(['San Pedro']);
  expect(await loadLabels('Consultant')).toEqual(['San Pedro', 'Celaya']);
});

test('R-04 offers all localities in the public registration', async () => {
  expect(await loadLabels(null)).toEqual(['San Pedro', 'Celaya']);
});
