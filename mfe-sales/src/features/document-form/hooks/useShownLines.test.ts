import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createEmptyLine, type LineFormValues } from '../model/formValues';
import { useShownLines } from './useShownLines';

interface State {
  lines: readonly LineFormValues[];
  pressedProductId: string | null;
}

const first = createEmptyLine('p-1');
const second = createEmptyLine('p-2');
const third = createEmptyLine('p-3');
const listIds = (lines: readonly LineFormValues[]): string[] => lines.map(({ productId }) => productId);

function renderLines(initial: State) {
  const { result } = renderHook(() => {
    const [{ lines, pressedProductId }, setState] = useState(initial);
    return { shown: useShownLines(lines, pressedProductId), setState };
  });
  /** The lines in the rendering of the change itself, and at the end. */
  const change = (state: State) => {
    let atOnce: string[] = [];
    act(() => {
      flushSync(() => result.current.setState(state));
      atOnce = listIds(result.current.shown);
    });
    return { atOnce, later: listIds(result.current.shown) };
  };
  return { change };
}

test('a line that a press has added is rendered after the press', () => {
  const { change } = renderLines({ lines: [first], pressedProductId: null });
  expect(change({ lines: [first, second], pressedProductId: 'p-2' })).toEqual({
    atOnce: ['p-1'],
    later: ['p-1', 'p-2'],
  });
  expect(change({ lines: [first, second, third], pressedProductId: 'p-3' })).toEqual({
    atOnce: ['p-1', 'p-2'],
    later: ['p-1', 'p-2', 'p-3'],
  });
});

test.each<[string, State]>([
  ['a line that was added with a key', { lines: [first, second], pressedProductId: null }],
  ['the lines of a draft', { lines: [second, third], pressedProductId: 'p-1' }],
  ['a removed line', { lines: [], pressedProductId: 'p-1' }],
])('%s is rendered at once', (_name, state) => {
  const { change } = renderLines({ lines: [first], pressedProductId: 'p-1' });
  expect(change(state).atOnce).toEqual(listIds(state.lines));
});
