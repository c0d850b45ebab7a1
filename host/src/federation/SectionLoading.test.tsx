import { act, render, screen } from '@testing-library/react';
import { LOAD_TIMEOUT_MS } from './retryableSections';
import { SectionLoading } from './SectionLoading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const createSectionLoading = (since: number) => (
  <SectionLoading startedAt={since} timeoutFallback={<p>Tarda demasiado</p>} />
);

test('C-04 shows the skeleton of a page, and the fallback after 5 s', () => {
  render(createSectionLoading(performance.now()));
  expect(screen.getByRole('status', { name: 'Cargando la página' })).toBeVisible();
  act(() => jest.advanceTimersByTime(LOAD_TIMEOUT_MS));
  expect(screen.getByText('Tarda demasiado')).toBeVisible();
});

test('C-04 counts the time of earlier files of the same page', () => {
  const since = performance.now();
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS - 1000);
  render(createSectionLoading(since));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('Tarda demasiado')).toBeVisible();
});
