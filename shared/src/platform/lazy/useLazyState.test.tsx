import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { createRetryableLoad, type RetryableLoad } from './retryableLoad';
import { useLazyState } from './useLazyState';

function Status({ code, onCommit }: { code: RetryableLoad<string>; onCommit?: () => void }) {
  const state = useLazyState(code);
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return <p>{state.status === 'loaded' ? state.module : state.status}</p>;
}

test('follows the state of the code', async () => {
  const code = createRetryableLoad(async () => 'Ya está');
  render(<Status code={code} />);
  expect(screen.getByText('idle')).toBeVisible();
  await act(code.load);
  expect(screen.getByText('Ya está')).toBeVisible();
});

test('sees a change between the first rendering and its effect', () => {
  const code = createRetryableLoad(() => new Promise<string>(() => undefined));
  const load = (): void => void code.load();
  render(<Status code={code} onCommit={load} />);
  expect(screen.getByText('loading')).toBeVisible();
});

test('renders the code as a transition: while it suspends, React keeps what was shown', async () => {
  const code = createRetryableLoad(async () => 'Ya está');
  const never = new Promise<string>(() => undefined);
  function Page() {
    const state = useLazyState(code);
    return <p>{state.status === 'loaded' ? use(never) : 'Cargando'}</p>;
  }
  render(
    <Suspense fallback="Interrumpida">
      <Page />
    </Suspense>,
  );
  await act(code.load);
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(screen.queryByText('Interrumpida')).not.toBeInTheDocument();
});

test('shows the state of another code at once', async () => {
  const [first, second] = [createRetryableLoad(async () => 'Primero'), createRetryableLoad(async () => 'Segundo')];
  await Promise.all([first.load(), second.load()]);
  const { rerender } = render(<Status code={first} />);
  expect(screen.getByText('Primero')).toBeVisible();
  rerender(<Status code={second} />);
  expect(screen.getByText('Segundo')).toBeVisible();
});

test('renders code that is loaded once', async () => {
  const code = createRetryableLoad(async () => 'Ya está');
  await code.load();
  const onRender = jest.fn();
  function Counted() {
    onRender();
    return <Status code={code} />;
  }
  const Lazy = () => {
    useLazyState(code);
    return <Counted />;
  };
  render(<Lazy />);
  expect(screen.getByText('Ya está')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
});
