import { createSessionUser, mockApi, recordBody, renderPage, session } from '@surco/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createRemote } from '../testing/createRemote';
import { FirstStepsDialog } from './FirstStepsDialog';
import type { FirstSteps } from './firstStepTexts';

const PATH = '/users/me/first-steps';
const steps: FirstSteps = {
  isSuggested: true,
  isDismissed: false,
  steps: [
    { key: 'terms', isDone: true, isRecognized: true },
    { key: 'customer', isDone: false, isRecognized: false },
    { key: 'install', isDone: false, isRecognized: false },
  ],
};
const remote = createRemote({
  routes: [{ path: '/dashboard/customers/form', roles: ['Consultant'], title: 'Nuevo cliente', page: 'form' }],
});

function open(changed: FirstSteps = steps) {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  act(() => session.setUser(createSessionUser('Consultant')));
  const bodies: unknown[] = [];
  mockApi({ [`GET ${PATH}`]: { data: steps }, [`PUT ${PATH}`]: recordBody(bodies, { data: changed }) });
  const [navigate, onClose] = [jest.fn(), jest.fn()];
  const page = renderPage(<FirstStepsDialog remotes={[remote]} navigate={navigate} onClose={onClose} />);
  return { ...page, bodies, navigate, onClose };
}

afterEach(() => act(() => session.clear()));

test('R-46 shows the progress; what Surco has recognised cannot be unticked', async () => {
  open();
  expect(await screen.findByText('1 de 3')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Aceptar los términos' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Instalar la aplicación' })).toBeEnabled();
});

test('R-46 ticks a step', async () => {
  const done = steps.steps.map((step) => ({ ...step, isDone: step.isDone || step.key === 'install' }));
  const { user, bodies } = open({ ...steps, steps: done });
  await user.click(await screen.findByRole('checkbox', { name: 'Instalar la aplicación' }));
  expect(await screen.findByText('2 de 3')).toBeVisible();
  expect(bodies).toEqual([{ ticked: ['install'], isDismissed: false }]);
});

test('R-46 leads to the page of a step, if the role may open it', async () => {
  const { user, navigate, onClose } = open();
  await user.click(await screen.findByRole('link', { name: 'Registrar un cliente' }));
  expect(navigate).toHaveBeenCalledWith('/dashboard/customers/form');
  expect(onClose).toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Instalar la aplicación' })).not.toBeInTheDocument();
});

test('R-46 is dismissed for good, and can be closed afterwards', async () => {
  const { user, bodies, onClose } = open({ ...steps, isSuggested: false, isDismissed: true });
  await user.click(await screen.findByRole('button', { name: 'No volver a mostrar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies).toEqual([{ ticked: [], isDismissed: true }]);
});
