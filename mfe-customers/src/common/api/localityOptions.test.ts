import type { Role } from '@surco/shared/domain';
import { createPage, mockApi, session } from '@surco/shared/testing';
import { renderHook } from '@testing-library/react';
import { locality, createSessionUser } from '../../testing/customerFixtures';
import { useLocalitySearch } from './localityOptions';

const localities = [
  { ...locality, id: 'l-1', name: 'San Pedro', zoneId: 'z-1' },
  { ...locality, id: 'l-2', name: 'Celaya', zoneId: 'z-2' },
  { ...locality, id: 'l-3', name: 'Lerdo', zoneId: 'z-3' },
];

const loadNames = async (role: Role | null): Promise<(string | undefined)[]> => {
  if (role) session.setUser({ ...createSessionUser(role), zoneIds: ['z-1', 'z-3'] });
  mockApi({
    'GET /localities': ({ searchParams }) =>
      createPage(
        localities.filter(({ zoneId }) => !searchParams.has('zoneId') || searchParams.get('zoneId') === zoneId),
      ),
  });
  const { result, unmount } = renderHook(() => useLocalitySearch('05'));
  const names = (await result.current('')).map(({ data }) => data?.name);
  unmount();
  return names;
};

afterEach(() => session.clear());

test('R-16 offers coordinators the localities of their own zones by name, other roles all', async () => {
  expect(await loadNames('Coordinator')).toEqual(['Lerdo', 'San Pedro']);
  expect(await loadNames('Consultant')).toEqual(['San Pedro', 'Celaya', 'Lerdo']);
});

test('R-04 offers all localities in the public registration', async () => {
  expect(await loadNames(null)).toEqual(['San Pedro', 'Celaya', 'Lerdo']);
});
