import { act, render, screen } from '@testing-library/react';
import { PATIENCE } from './remoteState';
import { Waiting } from './Waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waiting = (since: number) => <Waiting since={since} late={<p>Tarda demasiado</p>} />;

test('C-04 a page under way shows its shape, and after 5 s what else can be done', () => {
  render(waiting(performance.now()));
  expect(screen.getByRole('status')).toBeVisible();
  act(() => jest.advanceTimersByTime(PATIENCE));
  expect(screen.getByText('Tarda demasiado')).toBeVisible();
});

test('C-04 what was waited for an earlier file of the same page counts', () => {
  const since = performance.now();
  jest.advanceTimersByTime(PATIENCE - 1000);
  render(waiting(since));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Tarda demasiado')).toBeVisible();
});
