import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import { computeCircle } from './ripple';
import { mockMediaQueries } from '../../testing/mockMediaQueries';
import AntdConfig from './AntdConfig';
import { PlainButton } from './PlainButton';
import { REDUCED_MOTION_QUERY } from './useMediaQuery';

test.each([
  ['at the pointer', { clientX: 110, clientY: 60 }, { x: 10, y: 10, radius: Math.hypot(30, 20) }],
  ['in the middle without a pointer', { clientX: 0, clientY: 0 }, { x: 20, y: 15, radius: 25 }],
])('A-04 the ripple starts %s and reaches the farthest corner', (_title, pointer, circle) => {
  expect(computeCircle(new DOMRect(100, 50, 40, 30), pointer)).toEqual(circle);
});

const renderButton = () => {
  const view = render(
    <AntdConfig>
      <Button>Guardar</Button>
    </AntdConfig>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  // jsdom has no layout, and antd draws no wave on an invisible element.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  return { ...view, button };
};

test('A-04 a press draws a ripple that is removed at its end', async () => {
  mockMediaQueries();
  const { button } = renderButton();
  fireEvent.pointerDown(button);
  await waitFor(() => expect(button.querySelector('.surco-ripple')).toBeInTheDocument());
  expect(button).toHaveAccessibleName('Guardar');
  fireEvent.animationEnd(button.querySelector('.surco-ripple > span')!);
  expect(button.querySelector('.surco-ripple')).not.toBeInTheDocument();
});

test('A-04 draws no ripple when the system prefers reduced motion', async () => {
  mockMediaQueries(REDUCED_MOTION_QUERY);
  const { button } = renderButton();
  fireEvent.pointerDown(button);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(button.querySelector('.surco-ripple')).not.toBeInTheDocument();
});

test('A-04 a press on a plain button draws a ripple, unless the system prefers reduced motion', () => {
  const media = mockMediaQueries();
  render(<PlainButton>Entrar</PlainButton>);
  const button = screen.getByRole('button', { name: 'Entrar' });
  media.setMatching(REDUCED_MOTION_QUERY);
  fireEvent.pointerDown(button);
  expect(button.querySelector('.surco-ripple')).not.toBeInTheDocument();
  media.setMatching();
  fireEvent.pointerDown(button);
  expect(button.querySelector('.surco-ripple')).toBeInTheDocument();
});
