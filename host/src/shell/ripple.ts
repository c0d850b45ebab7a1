import type { ConfigProviderProps } from 'antd';

type Wave = NonNullable<ConfigProviderProps['wave']>;
type ShowEffect = NonNullable<Wave['showEffect']>;

interface Point {
  clientX: number;
  clientY: number;
}

/** Small round controls ripple around themselves; everything else from the pointer and within its own edges. */
const ROUND: readonly string[] = ['Checkbox', 'Radio', 'Switch'];
const HALO = 22;

/** Where the circle begins and how far it must grow to cover the box. */
export function circleOf(box: DOMRect, { clientX, clientY }: Point): { x: number; y: number; radius: number } {
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  const x = inside ? clientX - box.left : box.width / 2;
  const y = inside ? clientY - box.top : box.height / 2;
  return { x, y, radius: Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y)) };
}

function draw(node: HTMLElement, x: number, y: number, radius: number, loose: boolean): void {
  const layer = document.createElement('span');
  const circle = document.createElement('span');
  layer.className = loose ? 'surco-ripple surco-ripple-loose' : 'surco-ripple';
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

/** Draws the ripple in an element that is a positioned box, from the pointer's place. */
export function rippleAt(node: HTMLElement, point: Point, component?: string): void {
  const box = node.getBoundingClientRect();
  if (component !== undefined && ROUND.includes(component)) {
    draw(node, box.width / 2, box.height / 2, HALO, true);
    return;
  }
  const { x, y, radius } = circleOf(box, point);
  draw(node, x, y, radius, false);
}

const showEffect: ShowEffect = (node, { event, component }) => rippleAt(node, event, component);

/** antd's wave as a ripple; none when the system asks for less motion. */
export const rippleWave = (still: boolean): Wave => ({ disabled: still, showEffect, triggerType: 'pointerdown' });
