import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { removeHint } from '../hints/showHint';
import { createRemote } from '../testing/createRemote';
import { suggestFirstSteps } from './suggestFirstSteps';

const HOME = '/dashboard/sales/list/sale';
const remote = createRemote({
  routes: [{ path: HOME, roles: ['Consultant'], title: 'Ventas', page: 'list', homeFor: ['Consultant'] }],
});
let stop = (): void => undefined;

function start(path: string, isSuggested: boolean) {
  window.history.replaceState(null, '', path);
  const steps = [
    { key: 'terms', isDone: true, isRecognized: true },
    { key: 'install', isDone: false, isRecognized: false },
  ];
  const requests = mockApi({ 'GET /users/me/first-steps': { data: { isSuggested, isDismissed: false, steps } } });
  act(() => {
    stop = suggestFirstSteps([remote], () => undefined);
  });
  return requests;
}

beforeEach(() => {
  localStorage.clear();
  session.setUser(createSessionUser('Consultant', { acceptedTos: true }));
});
afterEach(() => {
  stop();
  act(() => {
    removeHint('first-steps');
    session.clear();
  });
});

test('R-46 suggests the steps to a new person on the start page, with the progress', async () => {
  start(HOME, true);
  expect(await screen.findByText('Primeros pasos: 1 de 2.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver los pasos' })).toBeVisible();
});

test('R-46 asks once when there is nothing to suggest', async () => {
  const requests = start(HOME, false);
  await waitFor(() => expect(localStorage.getItem('surco.first-steps')).toBe(session.get().user?.id));
  stop();
  start(HOME, false);
  expect(requests).toHaveLength(1);
  expect(screen.queryByText(/Primeros pasos/)).not.toBeInTheDocument();
});

test('R-46 asks nothing on other pages', () => expect(start('/dashboard/customers/list', true)).toHaveLength(0));
