import { render, screen, within } from '@testing-library/react';
import { DateRangePicker } from '@surco/shared/ui/date-range';
import { Button, DatePicker, theme } from 'antd';
import dayjs from 'dayjs';
import { systemSettings } from './testMedia';
import { Theme } from './Theme';
import { PAGE, themeOf } from './tokens';
import { DARK, PRINT, TOUCH } from './useMedia';

const channels = (colour: string): number[] => {
  const mixed = /^rgba?\((.+)\)$/.exec(colour);
  if (mixed) return mixed[1]!.split(',').map(Number);
  const hex = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
};

const over = (colour: string, ground: string): number[] => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour);
  return [red, green, blue].map((value, index) => value * alpha + channels(ground)[index]! * (1 - alpha));
};

const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast of a text colour on an opaque ground. */
const contrast = (text: string, ground: string): number => {
  const [high = 0, low = 0] = [luminance(over(text, ground)), luminance(over(ground, ground))].toSorted(
    (a, b) => b - a,
  );
  return (high + 0.05) / (low + 0.05);
};

const hue = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const angle = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return angle;
};

describe.each([false, true])('dark: %s', (dark) => {
  const config = themeOf({ dark, touch: false, still: false });
  const token = theme.getDesignToken(config);

  test('A-04 the primary colour is of a red family', () => {
    expect(Math.abs(hue(token.colorPrimary))).toBeLessThan(20);
  });

  test.each([
    ['primary', token.colorPrimary],
    ['link', token.colorLink],
    ['error', token.colorError],
    ['success', token.colorSuccess],
    ['warning', token.colorWarning],
    ['text', token.colorText],
    ['secondary text', token.colorTextSecondary],
    ['tertiary text', token.colorTextTertiary],
    ['placeholder', token.colorTextPlaceholder],
  ])('A-04 %s is readable on every ground', (_, colour) => {
    for (const ground of [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout]) {
      expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('A-04 what is written on a primary button is readable', () => {
    const written = config.components?.Button?.primaryColor ?? token.colorTextLightSolid;
    expect(contrast(written, token.colorPrimary)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['blue', 'gold', 'green', 'orange', 'purple'] as const)('a %s status tag is readable', (name) => {
    expect(contrast(token[`${name}7`], token[`${name}1`])).toBeGreaterThanOrEqual(4.5);
  });
});

test('controls are 36 px high, 44 where fingers press them', () => {
  expect(themeOf({ dark: false, touch: false, still: false }).token?.controlHeight).toBe(36);
  expect(themeOf({ dark: false, touch: true, still: false }).token?.controlHeight).toBe(44);
});

test('motion stops when the system asks for less', () => {
  expect(themeOf({ dark: false, touch: false, still: true }).token?.motion).toBe(false);
});

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

test('A-04 light and dark follow the system while the page is up; what is printed is light', () => {
  const system = systemSettings();
  render(
    <Theme>
      <Button type="primary">Guardar</Button>
    </Theme>,
  );
  const root = document.documentElement;
  expect(root).toHaveClass('surco');
  expect(root).not.toHaveClass('surco-dark');
  expect(root.style.colorScheme).toBe('light');
  expect(meta()).toBe(PAGE.light);

  system.become(DARK);
  expect(root).toHaveClass('surco', 'surco-dark');
  expect(root.style.colorScheme).toBe('dark');
  expect(meta()).toBe(PAGE.dark);
  expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);

  system.become(DARK, PRINT);
  expect(root).not.toHaveClass('surco-dark');
  system.become(DARK);
  expect(root).toHaveClass('surco-dark');

  system.become(TOUCH);
  expect(root.style.colorScheme).toBe('light');
});

test('A-01 A-05 pickers speak Spanish and write dates as dd/mm/yy', () => {
  systemSettings();
  render(
    <Theme>
      <DatePicker aria-label="Fecha" defaultValue={dayjs('2026-11-19')} />
    </Theme>,
  );
  expect(screen.getByLabelText('Fecha')).toHaveAttribute('placeholder', 'Seleccionar fecha');
  expect(screen.getByLabelText('Fecha')).toHaveValue('19/11/26');
});

test('A-05 weeks begin on Monday', () => {
  systemSettings();
  render(
    <Theme>
      <DateRangePicker label="Fechas" value={{ from: '', to: '' }} onChange={() => undefined} />
    </Theme>,
  );
  const [calendar] = screen.getAllByRole('table');
  expect(
    within(calendar!)
      .getAllByRole('columnheader')
      .map((day) => day.textContent),
  ).toEqual(['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom']);
});
