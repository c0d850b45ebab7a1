import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Frozen } from './frozen';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
}

const renderLabel = (label: string, isFrozen: boolean) => (
  <Frozen isFrozen={isFrozen}>
    <Counter label={label} />
  </Frozen>
);

test('frozen content is not rendered with what its parents pass, but with its own state', async () => {
  const user = userEvent.setup();
  const { rerender } = render(renderLabel('Antes', false));
  rerender(renderLabel('Después', true));
  await user.click(screen.getByRole('button', { name: 'Antes 0' }));
  expect(screen.getByRole('button', { name: 'Antes 1' })).toBeVisible();
  rerender(renderLabel('Después', false));
  expect(screen.getByRole('button', { name: 'Después 1' })).toBeVisible();
});
