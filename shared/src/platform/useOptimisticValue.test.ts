import { act, renderHook, waitFor } from '@testing-library/react';
import { waitForPaint } from './waitForPaint';
import { useOptimisticValue } from './useOptimisticValue';

function renderChosen() {
  const onChange = jest.fn<void, [string]>();
  const hook = renderHook((value: string) => useOptimisticValue(value, onChange), { initialProps: '' });
  const getShown = (): string => hook.result.current[0];
  const choose = (value: string): void => act(() => hook.result.current[1](value));
  return { ...hook, onChange, getShown, choose };
}

test('what is chosen is shown before the address changes', async () => {
  const { onChange, getShown, choose, rerender } = renderChosen();
  choose('Laguna');
  expect(getShown()).toBe('Laguna');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('Laguna'));
  rerender('Laguna');
  expect(getShown()).toBe('Laguna');
});

test('a value that changes elsewhere is shown, also when it is the former one', async () => {
  const { onChange, getShown, choose, rerender } = renderChosen();
  choose('Laguna');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  rerender('Laguna');
  rerender('');
  expect(getShown()).toBe('');
});

test('a choice is made with the newest function, which knows an earlier choice', async () => {
  const [older, newer] = [jest.fn<void, [string]>(), jest.fn<void, [string]>()];
  const { result, rerender } = renderHook(
    (onChange: (value: string) => void) => useOptimisticValue<string>('', onChange),
    {
      initialProps: older,
    },
  );
  act(() => result.current[1]('Laguna'));
  rerender(newer);
  await waitFor(() => expect(newer).toHaveBeenCalledWith('Laguna'));
  expect(older).not.toHaveBeenCalled();
});

test('does not change the address of a page that the user has left', async () => {
  const { onChange, choose, unmount } = renderChosen();
  choose('Laguna');
  unmount();
  await waitForPaint();
  expect(onChange).not.toHaveBeenCalled();
});
