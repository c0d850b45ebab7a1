/** Channels from 0 to 255 and an opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** One element around a text, with the opacity of the element and all in it. */
export interface Layer {
  readonly background: string;
  readonly opacity: number;
}

const CLEAR: Rgba = [0, 0, 0, 0];

/** Parses `#rgb`, `#rrggbb`, `rgb(…)` and `rgba(…)`. @throws for other colours */
export function parseColor(color: string): Rgba {
  const [, mixed] = /^rgba?\((.+)\)$/.exec(color) ?? [];
  if (mixed) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = mixed.split(/[\s,/]+/).map(Number);
    return [red, green, blue, alpha];
  }
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(color)) throw new Error(`Not a colour: ${color}`);
  const hex = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue, 1];
}

/** Paints a colour over another one. */
function blend(top: Rgba, bottom: Rgba): Rgba {
  const alpha = top[3] + bottom[3] * (1 - top[3]);
  if (alpha === 0) return CLEAR;
  const mix = (at: 0 | 1 | 2): number => (top[at] * top[3] + bottom[at] * bottom[3] * (1 - top[3])) / alpha;
  return [mix(0), mix(1), mix(2), alpha];
}

/** Paints layers from the innermost to the outermost under a colour, as a browser does with groups of opacity. */
const paint = (color: Rgba, layers: readonly Layer[]): Rgba =>
  layers.reduce<Rgba>((painted, { background, opacity }) => {
    const [red, green, blue, alpha] = blend(painted, parseColor(background));
    return [red, green, blue, alpha * opacity];
  }, color);

const getLuminance = ([red, green, blue]: Rgba): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * WCAG 2.2 contrast of a text at its real opacity.
 * @param layers the elements around it, from the innermost to the outermost
 * @param canvas opaque colour behind them
 */
export function getContrast(color: string, layers: readonly Layer[], canvas: string): number {
  const ground = parseColor(canvas);
  const [high = 0, low = 0] = [paint(parseColor(color), layers), paint(CLEAR, layers)]
    .map((painted) => getLuminance(blend(painted, ground)))
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
