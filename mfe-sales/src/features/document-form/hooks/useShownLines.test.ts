import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createEmptyLine } from '../model/formValues';
import { useShownLines } from './useShownLines';

const useLines = (isImmediate: boolean) => {
  const [lines, setLines] = useState([createEmptyLine('p-1')]);
  return { ...useShownLines(lines, isImmediate), setLines };
};

const renderLines = (isImmediate: boolean) => renderHook(() => useLines(isImmediate)).result;

test('a new line is rendered after the press that adds it', () => {
  const result = renderLines(false);
  expect(result.current.shownProductIds).toBe('p-1');
  act(() => {
    flushSync(() => result.current.setLines((lines) => [...lines, createEmptyLine('p-2')]));
    expect(result.current.shownProductIds).toBe('p-1');
    expect(result.current.shownLines).toHaveLength(1);
  });
  expect(result.current.shownProductIds).toBe('p-1 p-2');
  expect(result.current.shownLines).toHaveLength(2);
});

test('a changed value and a removed line are rendered at once', () => {
  const result = renderLines(false);
  act(() => {
    flushSync(() => result.current.setLines([{ ...createEmptyLine('p-1'), quantity: 3 }]));
    expect(result.current.shownLines[0]?.quantity).toBe(3);
    flushSync(() => result.current.setLines([]));
    expect(result.current.shownLines).toEqual([]);
  });
});

test('a line that was added with a key is rendered at once', () => {
  const result = renderLines(true);
  act(() => {
    flushSync(() => result.current.setLines((lines) => [...lines, createEmptyLine('p-2')]));
    expect(result.current.shownProductIds).toBe('p-1 p-2');
  });
});
