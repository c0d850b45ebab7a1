import { createSessionUser, mockApi, recordBody, session } from '@surco/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeHint } from '../hints/showHint';
import { useOfflineReadiness } from '../offline/readiness';
import { createRemote } from '../testing/createRemote';
import { suggestFirstSteps } from './suggestFirstSteps';

const PATH = '/users/me/first-steps';
const HOME = '/dashboard/sales/list/sale';
const remote = createRemote({
  routes: [{ path: HOME, roles: ['Consultant'], title: 'Ventas', page: 'list', homeFor: ['Consultant'] }],
});
let stop = (): void => undefined;
let report = (): void => undefined;

const createSteps = (isSuggested: boolean, done: readonly string[] = ['terms']) => ({
  isSuggested,
  isDismissed: false,
  steps: ['terms', 'customer', 'offline'].map((key) => ({
    key,
    isDone: done.includes(key),
    isRecognized: key !== 'offline' && done.includes(key),
  })),
});

function start(path: string, isSuggested: boolean, responses: Parameters<typeof mockApi>[0] = {}) {
  window.history.replaceState(null, '', path);
  const requests = mockApi({ [`GET ${PATH}`]: { data: createSteps(isSuggested) }, ...responses });
  act(() => {
    stop = suggestFirstSteps([remote], {
      navigate: async () => undefined,
      subscribe: (listener) => {
        report = listener;
        return () => undefined;
      },
    });
  });
  return requests;
}

const goTo = (path: string): void => {
  window.history.replaceState(null, '', path);
  act(report);
};

beforeEach(() => {
  localStorage.clear();
  session.setUser(createSessionUser('Consultant', { acceptedTos: true }));
});
afterEach(() => {
  stop();
  act(() => {
    removeHint('first-steps');
    session.clear();
    useOfflineReadiness.setState({ status: 'none', at: null });
  });
});

test('R-46 suggests the steps to a new person on the start page alone, with the progress of each visit', async () => {
  let done = ['terms'];
  start(HOME, true, { [`GET ${PATH}`]: () => ({ data: createSteps(true, done) }) });
  expect(await screen.findByText('Primeros pasos: 1 de 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver los pasos' })).toBeVisible();
  goTo('/dashboard/sales/create-sale');
  expect(screen.queryByText(/Primeros pasos/)).not.toBeInTheDocument();
  done = ['terms', 'customer'];
  goTo(HOME);
  expect(await screen.findByText('Primeros pasos: 2 de 3.')).toBeVisible();
});

test('R-46 asks no more once the person has answered', async () => {
  const requests = start(HOME, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
  goTo('/dashboard/sales/create-sale');
  goTo(HOME);
  expect(requests).toHaveLength(1);
  expect(screen.queryByText(/Primeros pasos/)).not.toBeInTheDocument();
});

test('R-46 ticks what this device shows to be done', async () => {
  act(() => useOfflineReadiness.setState({ status: 'ready', at: '2026-11-29T10:00:00Z' }));
  const bodies: unknown[] = [];
  start(HOME, true, { [`PUT ${PATH}`]: recordBody(bodies, { data: createSteps(true, ['terms', 'offline']) }) });
  expect(await screen.findByText('Primeros pasos: 2 de 3.')).toBeVisible();
  expect(bodies).toEqual([{ ticked: ['offline'], isDismissed: false }]);
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
