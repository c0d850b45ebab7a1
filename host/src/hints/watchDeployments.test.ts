import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirectWithReload } from '../session/redirectWithReload';
import { createRemote } from '../testing/createRemote';
import { removeHint } from './showHint';
import { watchDeployments } from './watchDeployments';

jest.mock('../session/redirectWithReload');

const HINT = /Hay una versión nueva de Surco/;

let deployedMain: string;
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
  document.body.innerHTML = '<script src="/main.js"></script>';
  const remotes = [createRemote({ entry: '/one.js' })];
  globalThis.fetch = jest.fn(async (address) => {
    const body = address === '/files.json' ? { initial: [deployedMain] } : { format: 1, remotes };
    const answer: Pick<Response, 'ok' | 'json'> = { ok: true, json: async () => body };
    return answer as Response;
  });
  stop = watchDeployments(remotes);
});
afterEach(() => {
  stop();
  act(() => removeHint('update'));
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
