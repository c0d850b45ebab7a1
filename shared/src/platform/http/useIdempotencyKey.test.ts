import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './useIdempotencyKey';

test('an unchanged request keeps its key, a changed one gets a new key', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const first = result.current({ name: 'Ana' });
  expect(first).toMatch(/^[\da-f-]{36}$/);
  rerender();
  expect(result.current({ name: 'Ana' })).toBe(first);
  const second = result.current({ name: 'Eva' });
  expect(second).not.toBe(first);
  expect(result.current({ name: 'Ana' })).not.toBe(first);
});

test('two forms never share a key', () => {
  const [one, other] = [renderHook(() => useIdempotencyKey()), renderHook(() => useIdempotencyKey())];
  expect(one.result.current({})).not.toBe(other.result.current({}));
});
