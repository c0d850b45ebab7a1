import type { Role } from '@surco/shared/contract/roles';
import { session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { renderHook } from '@testing-library/react';
import { locality, page, person } from '../../../testing/fixtures';
import { useLocalityOptions } from './places';

const elsewhere = { ...locality, id: 'l-2', name: 'Celaya', municipality: 'Celaya', zoneId: 'z-2' };

const offered = async (role: Role | null): Promise<string[]> => {
  if (role) session.setUser(person(role));
  serve({
    'GET /localities': page([locality, elsewhere]),
    'GET /users/me': { data: { zones: [{ id: 'z-1', name: 'Laguna' }] } },
  });
  const { result } = renderHook(() => useLocalityOptions('05'));
  return (await result.current('')).map(({ label }) => label);
};

afterEach(() => session.clear());

test('P-07 X-21 a coordinator chooses among the localities of its own zones, everybody else among all', async () => {
  expect(await offered('Coordinator')).toEqual(['San Pedro']);
  expect(await offered('Consultant')).toEqual(['San Pedro', 'Celaya']);
});

test('R-04 whoever registers itself chooses among all', async () => {
  expect(await offered(null)).toEqual(['San Pedro', 'Celaya']);
});
