import type { Role } from '@surco/shared/contract/roles';
import { session } from '@surco/shared/platform';
import { renderPage, serve } from '@surco/shared/testing';
import { act } from '@testing-library/react';
import { page, person } from '../testing/fixtures';
import { useFieldData } from './useFieldData';

function List() {
  useFieldData();
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  session.clear();
});

/** What is asked in the first minute of a list. */
async function askedBy(role: Role, online: boolean): Promise<string[]> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  session.setUser(person(role));
  const asked = serve({
    'GET /seasons': page([]),
    'GET /clients': page([]),
    'GET /vouchers': page([]),
    'GET /products/enabled': { data: [] },
    'GET /simulator-params': { data: [] },
    'GET /distributors': { data: [] },
    'GET /simulator/catalog': { data: {} },
  });
  const { unmount } = renderPage(<List />);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  unmount();
  return asked.map(({ url }) => url);
}

test('X-19 X-20 what a sale is made from is brought to a consultant’s device once there is a network, and once', async () => {
  expect(await askedBy('Supervisor', true)).toEqual([]);
  expect(await askedBy('Consultant', false)).toEqual([]);
  expect(await askedBy('Consultant', true)).toEqual(
    expect.arrayContaining(['/clients?page=1&size=all&status=ACTIVO', '/products/enabled', '/simulator-params']),
  );
  expect(await askedBy('Consultant', true)).toEqual([]);
});
