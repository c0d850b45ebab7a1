import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Button } from 'antd';
import { circleOf } from './ripple';
import { systemSettings } from './testMedia';
import { Theme } from './Theme';
import { STILL } from './useMedia';

const box = (left: number, top: number, width: number, height: number): DOMRect => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
  x: left,
  y: top,
  toJSON: () => '',
});

test('A-04 the ripple begins at the pointer and reaches the farthest corner', () => {
  expect(circleOf(box(100, 50, 40, 30), { clientX: 110, clientY: 60 })).toEqual({
    x: 10,
    y: 10,
    radius: Math.hypot(30, 20),
  });
});

test('A-04 without a pointer the ripple begins in the middle', () => {
  expect(circleOf(box(100, 50, 40, 30), { clientX: 0, clientY: 0 })).toEqual({ x: 20, y: 15, radius: 25 });
});

const button = () => {
  const view = render(
    <Theme>
      <Button>Guardar</Button>
    </Theme>,
  );
  const found = screen.getByRole('button', { name: 'Guardar' });
  // jsdom lays nothing out, and antd draws no wave on what is not visible.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body });
  return { ...view, found };
};

test('A-04 pressing a button draws a ripple, and it goes when it has ended', async () => {
  systemSettings();
  const { found } = button();
  fireEvent.pointerDown(found);
  await waitFor(() => expect(found.querySelector('.surco-ripple')).toBeInTheDocument());
  expect(found).toHaveAccessibleName('Guardar');
  fireEvent.animationEnd(found.querySelector('.surco-ripple > span')!);
  expect(found.querySelector('.surco-ripple')).not.toBeInTheDocument();
});

test('A-04 no ripple when the system asks for less motion', async () => {
  systemSettings(STILL);
  const { found } = button();
  fireEvent.pointerDown(found);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(found.querySelector('.surco-ripple')).not.toBeInTheDocument();
});
