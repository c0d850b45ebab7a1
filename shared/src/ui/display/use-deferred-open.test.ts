import { renderHook } from '@testing-library/react';
import { useDeferredOpen } from './use-deferred-open';

test('the press is shown before what it opens is rendered; closing is immediate', () => {
  const rendered: boolean[] = [];
  const { rerender } = renderHook(
    (isOpen: boolean) => {
      rendered.push(useDeferredOpen(isOpen));
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
    rendered.push(useDeferredOpen(true));
  });
  expect(rendered).toEqual([false, true]);
});
