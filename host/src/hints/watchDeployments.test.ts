import type { Role } from '@surco/shared/domain';
import { createSessionUser, session } from '@surco/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitSectionTakenBack } from '../federation/takenBackSections';
import { redirectWithReload } from '../session/redirectWithReload';
import { createRemote } from '../testing/createRemote';
import { removeHint } from './showHint';
import { watchDeployments } from './watchDeployments';

jest.mock('../session/redirectWithReload');

const HINT = /Hay una versión nueva de Surco/;

let deployedMain: string;
let deployedEntry: string;
let stop: () => void;

/** Shows the page again, as after a change of tabs, and waits for the check. */
async function showPage(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  deployedMain = 'main.js';
  deployedEntry = '/one.js';
  document.body.innerHTML = '<script src="/main.js"></script>';
  const createSection = (entry: string) =>
    createRemote({
      entry,
      routes: [{ path: '/dashboard/x', title: 'X', roles: ['Supervisor'], page: 'list' }],
    });
  globalThis.fetch = jest.fn(async (address) => {
    const body =
      address === '/files.json' ? { initial: [deployedMain] } : { format: 1, remotes: [createSection(deployedEntry)] };
    const answer: Pick<Response, 'ok' | 'json'> = { ok: true, json: async () => body };
    return answer as Response;
  });
  stop = watchDeployments([createSection('/one.js')]);
});
afterEach(() => {
  stop();
  act(() => removeHint('update'));
  session.clear();
});

test('C-07 offers to load a newer version, once per version', async () => {
  await showPage();
  expect(screen.queryByText(HINT)).toBeNull();
  deployedMain = 'main.2.js';
  await showPage();
  expect(screen.getByRole('status')).toHaveTextContent(HINT);
  await userEvent.click(screen.getByRole('button', { name: 'Después' }));
  await showPage();
  expect(screen.queryByText(HINT)).toBeNull();
  deployedMain = 'main.3.js';
  await showPage();
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(redirectWithReload).toHaveBeenCalledWith('/'));
});

test.each<[string, Role, string, RegExp]>([
  ['mfe-x/1.0.0', 'Supervisor', '/former.js', /^Una sección cambió, /],
  ['mfe-x/1.0.0', 'Supervisor', '/one.js', /^$/],
  ['mfe-x/1.0.0', 'Farmer', '/former.js', HINT],
  // This tab runs an older one, which was merely superseded.
  ['mfe-x/1.1.0', 'Supervisor', '/former.js', /^$/],
])('C-07 %s was taken back: a %s whose server now has %s reads %p', async (version, role, entry, text) => {
  jest.useFakeTimers({ advanceTimers: true });
  session.setUser(createSessionUser(role));
  deployedEntry = entry;
  emitSectionTakenBack(version);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(screen.queryByRole('status')?.textContent ?? '').toMatch(text);
});

test('C-07 a version was taken back: it is said once the server answers', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  session.setUser(createSessionUser('Supervisor'));
  deployedEntry = '/former.js';
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  emitSectionTakenBack('mfe-x/1.0.0');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(screen.queryByRole('status')).toBeNull();
  globalThis.fetch = answer;
  await showPage();
  expect(screen.getByRole('status')).toHaveTextContent(/^Una sección cambió, /);
});
