import { act, renderHook } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { useSelectOpen } from './use-select-open';

const createKey = (key: string, change: { ctrlKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  preventDefault: jest.fn(),
  stopPropagation: jest.fn(),
  ...change,
});

/** Presses the field, calls `whilePending` before the list is rendered, and renders it. */
function pressField(whilePending: (select: ReturnType<typeof useSelectOpen>) => void) {
  const onOpenChange = jest.fn<void, [boolean]>();
  const { result } = renderHook(() => useSelectOpen({ onOpenChange }));
  act(() => {
    flushSync(() => {
      result.current.onOpenChange(true);
      result.current.onMouseDown();
    });
    flushSync(() => whilePending(result.current));
  });
  return { isOpen: result.current.open, onOpenChange };
}

test('a press is shown before the list, which opens after it', () => {
  const opens: boolean[] = [];
  const { isOpen } = pressField(({ open }) => opens.push(open));
  expect(opens).toEqual([false]);
  expect(isOpen).toBe(true);
});

test('a field that loses the focus before its list is rendered stays closed', () => {
  const { isOpen, onOpenChange } = pressField(({ onBlur }) => onBlur());
  expect(isOpen).toBe(false);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('Escape before the list is rendered closes it, and nothing around it', () => {
  const escape = createKey('Escape');
  const { isOpen } = pressField(({ onKeyDown }) => onKeyDown(escape));
  expect(isOpen).toBe(false);
  expect(escape.stopPropagation).toHaveBeenCalled();
  expect(escape.preventDefault).toHaveBeenCalled();
});

test.each([
  [[createKey('ArrowDown')], true],
  [[createKey('a')], false],
  [[createKey('Unidentified')], false],
  [[createKey('Dead'), createKey('a')], true],
  [[createKey('a'), createKey('b')], true],
  [[createKey('a'), createKey('Enter')], true],
  [[createKey('Control')], false],
  [[createKey('a', { ctrlKey: true }), createKey('b')], false],
])('a key that is for the list opens it at once, the first letter and a shortcut do not (%#)', (keys, isAtOnce) => {
  const { result } = renderHook(() => useSelectOpen({}));
  act(() => {
    flushSync(() => {
      result.current.onOpenChange(true);
      result.current.onMouseDown();
    });
    for (const key of keys) flushSync(() => result.current.onKeyDown(key));
    expect(result.current.open).toBe(isAtOnce);
  });
  expect(result.current.open).toBe(true);
});

test('each press has a first letter', () => {
  const { result } = renderHook(() => useSelectOpen({}));
  const press = (): void => {
    result.current.onMouseDown();
    result.current.onOpenChange(true);
  };
  act(press);
  act(() => result.current.onKeyDown(createKey('a')));
  act(() => result.current.onOpenChange(false));
  act(() => {
    flushSync(press);
    flushSync(() => result.current.onKeyDown(createKey('a')));
    expect(result.current.open).toBe(false);
  });
});

test('a press of an option does not render the list', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useSelectOpen({});
  });
  act(() => {
    result.current.onOpenChange(true);
    result.current.onKeyDown(createKey('ArrowDown'));
  });
  const rendersBefore = renders;
  act(() => result.current.onMouseDown());
  expect(renders).toBe(rendersBefore);
});

test('the keyboard opens the list at once', () => {
  const { result } = renderHook(() => useSelectOpen({}));
  act(() => {
    flushSync(() => result.current.onOpenChange(true));
    expect(result.current.open).toBe(true);
  });
});

test('a press that opens nothing does not defer what the keyboard opens', () => {
  const { result } = renderHook(() => useSelectOpen({}));
  act(() => result.current.onMouseDown());
  act(() => {
    flushSync(() => {
      result.current.onOpenChange(true);
      result.current.onKeyDown(createKey('ArrowDown'));
    });
    expect(result.current.open).toBe(true);
  });
});

test('a field that is disabled while its list is open does not open again', () => {
  const { result, rerender } = renderHook((disabled: boolean) => useSelectOpen({ disabled }), { initialProps: false });
  act(() => result.current.onOpenChange(true));
  rerender(true);
  expect(result.current.open).toBe(false);
  rerender(false);
  expect(result.current.open).toBe(false);
});
