import { createSessionUser, session } from '@surco/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useInstallPrompt, watchInstallPrompt } from '../install/installPrompt';
import { removeHint } from './showHint';
import { suggestInstallation } from './suggestInstallation';

const HINT = /Instale Surco/;
const prompt = jest.fn(async () => undefined);
let stop = (): void => undefined;

/** Opens the product in a new tab, where the browser offers the installation. */
function visit(): void {
  stop();
  sessionStorage.clear();
  act(() => {
    removeHint('install');
    stop = suggestInstallation();
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

watchInstallPrompt();
beforeEach(() => {
  for (const name of ['visited', 'install-hint-answered']) document.cookie = `surco-${name}=; path=/; max-age=0`;
  session.setUser(createSessionUser('Consultant'));
});
afterEach(() => {
  stop();
  act(() => {
    removeHint('install');
    session.clear();
    useInstallPrompt.setState({ event: null });
  });
});

test('suggests the installation from the second visit on, until it is answered', async () => {
  visit();
  expect(screen.queryByText(HINT)).toBeNull();
  visit();
  expect(screen.getByText(HINT)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
  visit();
  expect(screen.queryByText(HINT)).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test('the button opens the question of the browser', async () => {
  visit();
  visit();
  await userEvent.click(screen.getByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(HINT)).toBeNull();
});

test('says nothing on the login page', () => {
  visit();
  act(() => session.clear());
  visit();
  expect(screen.queryByText(HINT)).toBeNull();
});

test('the end of the session or the installation removes the hint', () => {
  visit();
  visit();
  act(() => session.clear());
  expect(screen.queryByText(HINT)).toBeNull();
  act(() => session.setUser(createSessionUser('Consultant')));
  expect(screen.getByText(HINT)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByText(HINT)).toBeNull();
});

test('renews the answer at each visit: Safari keeps such a cookie for seven days only', () => {
  document.cookie = 'surco-install-hint-answered=1; path=/';
  const setCookie = jest.spyOn(document, 'cookie', 'set');
  visit();
  expect(setCookie).toHaveBeenCalledWith(expect.stringContaining('surco-install-hint-answered=1; path=/; max-age='));
});

test('says on an iPhone how it is installed', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  visit();
  visit();
  expect(screen.getByText(/toque Compartir y después «Agregar a inicio»/)).toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});
