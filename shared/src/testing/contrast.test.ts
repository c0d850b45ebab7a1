import { getContrast, type Layer } from './contrast';

const layer = (background: string, opacity = 1): Layer => ({ background, opacity });

test.each<[string, string, readonly Layer[], string, number]>([
  ['black on white', '#000', [], '#fff', 21],
  ['white on black', 'rgb(255, 255, 255)', [], '#000000', 21],
  ['a colour on itself', '#777', [], '#777', 1],
  ['the lightest grey that is readable on white', '#767676', [], '#ffffff', 4.54],
  ['an empty list of antd', 'rgba(28, 25, 23, 0.25)', [layer('rgb(255, 255, 255)')], '#f8f7f6', 1.71],
  ['half opacity over white', '#000', [layer('rgba(0, 0, 0, 0)', 0.5)], '#fff', 3.98],
  ['opacity of an outer element also fades the background', '#fff', [layer('#000'), layer('#fff', 0.5)], '#fff', 3.98],
  ['a translucent background', '#fff', [layer('rgba(0, 0, 0, 0.5)')], '#fff', 3.98],
])('A-04 the contrast of %s', (_, color, layers, canvas, contrast) => {
  expect(getContrast(color, layers, canvas)).toBeCloseTo(contrast, 1);
});

test('A-04 a colour that cannot be read is an error', () => {
  expect(() => getContrast('color(display-p3 1 0 0)', [], '#fff')).toThrow('Not a colour');
});
