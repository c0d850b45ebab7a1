import { renderHook } from '@testing-library/react';
import { useOpened } from './use-opened';

test('the press is shown before what it opens is rendered; closing is immediate', () => {
  const rendered: boolean[] = [];
  const { rerender } = renderHook(
    (isOpen: boolean) => {
      rendered.push(useOpened(isOpen));
    },
    { initialProps: false },
  );
  rendered.length = 0;
  rerender(true);
  expect(rendered).toEqual([false, true]);
  rendered.length = 0;
  rerender(false);
  expect(rendered[0]).toBe(false);
});

test('what is open from the start is rendered after its field', () => {
  const rendered: boolean[] = [];
  renderHook(() => {
    rendered.push(useOpened(true));
  });
  expect(rendered).toEqual([false, true]);
});
