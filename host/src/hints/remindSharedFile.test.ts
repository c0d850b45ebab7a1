import { createSessionUser, session } from '@surco/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSharedFile } from '../install/sharedFile';
import { deleteSharedFile } from '../offline/workerCaches';
import { remindSharedFile } from './remindSharedFile';
import { removeHint } from './showHint';

jest.mock('../install/sharedFile');
jest.mock('../offline/workerCaches');

const HINT = /Compartió «mayo.xlsx» con Surco/;
const consultant = createSessionUser('Consultant');
let stop: () => void;

beforeEach(async () => {
  jest.mocked(readSharedFile).mockResolvedValue(new File(['contenido'], 'mayo.xlsx'));
  session.setUser(consultant);
  await act(async () => {
    stop = remindSharedFile();
  });
});
afterEach(() => {
  stop();
  act(() => {
    removeHint('shared-file');
    session.clear();
  });
});

test('shows the file to the user who has signed in', async () => {
  expect(screen.getByText(HINT)).toBeVisible();
  expect(readSharedFile).toHaveBeenCalledWith(consultant.id);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByText(HINT)).toBeNull();
  expect(deleteSharedFile).toHaveBeenCalled();
});

test('T-01 the end of the session removes it, also while the file is being read', async () => {
  expect(screen.getByText(HINT)).toBeVisible();
  act(() => session.clear());
  expect(screen.queryByText(HINT)).toBeNull();
  await act(async () => {
    session.setUser(consultant);
    session.clear();
  });
  expect(screen.queryByText(HINT)).toBeNull();
});
