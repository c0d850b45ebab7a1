import type { ConfigProviderProps } from 'antd';
import type { PointerEvent } from 'react';
import { REDUCED_MOTION_QUERY } from './useMediaQuery';

type Wave = NonNullable<ConfigProviderProps['wave']>;
type ShowEffect = NonNullable<Wave['showEffect']>;

interface Point {
  clientX: number;
  clientY: number;
}

/** Components whose ripple spreads around them; others ripple from the pointer, clipped to their box. */
const ROUND_COMPONENTS: readonly string[] = ['Checkbox', 'Radio', 'Switch'];
/** In px. */
const HALO_RADIUS = 22;

/** Centre of the circle and the radius that covers the box; without a pointer, from the middle. */
export function computeCircle(box: DOMRect, { clientX, clientY }: Point): { x: number; y: number; radius: number } {
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  const x = inside ? clientX - box.left : box.width / 2;
  const y = inside ? clientY - box.top : box.height / 2;
  return { x, y, radius: Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y)) };
}

function drawRipple(node: HTMLElement, x: number, y: number, radius: number, unclipped: boolean): void {
  const layer = document.createElement('span');
  const circle = document.createElement('span');
  layer.className = unclipped ? 'surco-ripple surco-ripple-loose' : 'surco-ripple';
  layer.ariaHidden = 'true';
  Object.assign(circle.style, {
    left: `${x - radius}px`,
    top: `${y - radius}px`,
    width: `${radius * 2}px`,
    height: `${radius * 2}px`,
  });
  layer.append(circle);
  node.append(layer);
  for (const end of ['animationend', 'animationcancel']) circle.addEventListener(end, () => layer.remove());
}

/** Draws a ripple in a positioned element, from the pointer. @param component antd's name of the component */
function startRipple(node: HTMLElement, point: Point, component?: string): void {
  const box = node.getBoundingClientRect();
  if (component !== undefined && ROUND_COMPONENTS.includes(component)) {
    drawRipple(node, box.width / 2, box.height / 2, HALO_RADIUS, true);
    return;
  }
  const { x, y, radius } = computeCircle(box, point);
  drawRipple(node, x, y, radius, false);
}

/** Handler of `onPointerDown` for elements that are not antd's. */
export const showRipple = (event: PointerEvent<HTMLElement>): void => {
  if (!matchMedia(REDUCED_MOTION_QUERY).matches) startRipple(event.currentTarget, event);
};

const showEffect: ShowEffect = (node, { event, component }) => startRipple(node, event, component);

/** Replaces antd's wave effect by the ripple; disabled when the system prefers reduced motion. */
export const createRippleWave = (reducedMotion: boolean): Wave => ({
  disabled: reducedMotion,
  showEffect,
  triggerType: 'pointerdown',
});
