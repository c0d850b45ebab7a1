import { AntdTheme } from '@surco/shared/platform';
import { render, screen } from '@testing-library/react';
import { getContrast, parseColor } from '@surco/shared/testing';
import { DatePicker, theme } from 'antd';
import dayjs from 'dayjs';
import { mockMediaQueries } from '../../testing/mockMediaQueries';
import { Theme } from './Theme';
import AntdConfig from './AntdConfig';
import { createTheme } from './createTheme';
import { DARK_QUERY, PRINT_QUERY, TOUCH_QUERY } from './useMediaQuery';

const getContrastOn = (text: string, ground: string): number => getContrast(text, [], ground);

const getHue = (colour: string): number => {
  const [red, green, blue] = parseColor(colour);
  const angle = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return angle;
};

describe.each([false, true])('dark: %s', (dark) => {
  const config = createTheme({ dark, touch: false, reducedMotion: false });
  const token = theme.getDesignToken(config);

  test('A-04 the primary colour is red', () => {
    expect(Math.abs(getHue(token.colorPrimary))).toBeLessThan(20);
  });

  test.each([
    ['primary', token.colorPrimary],
    ['link', token.colorLink],
    ['error', token.colorError],
    ['error text', token.colorErrorText],
    ['success', token.colorSuccess],
    ['warning', token.colorWarning],
    ['text', token.colorText],
    ['secondary text', token.colorTextSecondary],
    ['tertiary text', token.colorTextTertiary],
    ['placeholder', token.colorTextPlaceholder],
    ['text of an empty list', token.colorTextDisabled],
    ['description', token.colorTextDescription],
  ])('A-04 %s is readable on every background', (_, colour) => {
    for (const ground of [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout]) {
      expect(getContrastOn(colour, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('A-04 the focus is visible on every background and differs from an error', () => {
    const { Input, Select } = config.components ?? {};
    const focusColours = [
      token.controlOutline,
      token.colorErrorOutline,
      token.colorPrimaryBorder,
      Input?.activeBorderColor,
      Select?.activeBorderColor,
    ];
    for (const colour of focusColours) {
      expect(colour).toBe(token.controlOutline);
      for (const ground of [token.colorBgContainer, token.colorBgElevated, token.colorBgLayout])
        expect(getContrastOn(token.controlOutline, ground)).toBeGreaterThanOrEqual(3);
    }
    const [red = 0, green = 0, blue = 0] = parseColor(token.controlOutline);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20);
  });

  test('A-04 a disabled field is readable', () => {
    const layers = [{ background: token.colorBgContainerDisabled, opacity: 1 }];
    expect(getContrast(token.colorTextDisabled, layers, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
  });

  test('A-04 the text of a primary button is readable', () => {
    const textColour = config.components?.Button?.primaryColor ?? token.colorTextLightSolid;
    expect(getContrastOn(textColour, token.colorPrimary)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['blue', 'gold', 'green', 'orange', 'purple'] as const)('a %s status tag is readable', (name) => {
    expect(getContrastOn(token[`${name}7`], token[`${name}1`])).toBeGreaterThanOrEqual(4.5);
  });
});

test('controls are 36 px high, 44 px on touch screens', () => {
  expect(createTheme({ dark: false, touch: false, reducedMotion: false }).token?.controlHeight).toBe(36);
  expect(createTheme({ dark: false, touch: true, reducedMotion: false }).token?.controlHeight).toBe(44);
});

test('disables motion when the system prefers reduced motion', () => {
  expect(createTheme({ dark: false, touch: false, reducedMotion: true }).token?.motion).toBe(false);
});

test("A-04 follows the system's colour scheme live, and prints light", () => {
  const system = mockMediaQueries();
  render(
    <Theme>
      <p>Página</p>
    </Theme>,
  );
  const root = document.documentElement;
  expect(root).toHaveClass('surco');
  expect(root).not.toHaveClass('surco-dark');
  expect(root.style.colorScheme).toBe('light');

  system.setMatching(DARK_QUERY);
  expect(root).toHaveClass('surco', 'surco-dark');
  expect(root.style.colorScheme).toBe('dark');

  system.setMatching(DARK_QUERY, PRINT_QUERY);
  expect(root).not.toHaveClass('surco-dark');
  system.setMatching(DARK_QUERY);
  expect(root).toHaveClass('surco-dark');

  system.setMatching(TOUCH_QUERY);
  expect(root.style.colorScheme).toBe('light');
});

test('A-01 A-05 date pickers are in Spanish with dates as dd/mm/yy', () => {
  mockMediaQueries();
  render(
    <AntdConfig>
      <DatePicker aria-label="Fecha" defaultValue={dayjs('2026-11-19')} />
    </AntdConfig>,
  );
  expect(screen.getByLabelText('Fecha')).toHaveAttribute('placeholder', 'Seleccionar fecha');
  expect(screen.getByLabelText('Fecha')).toHaveValue('19/11/26');
});

test('A-01 a part with antd on a page without it gets the configuration of antd', async () => {
  mockMediaQueries();
  render(
    <Theme>
      <p>Página</p>
      <AntdTheme>
        <DatePicker aria-label="Fecha" />
      </AntdTheme>
    </Theme>,
  );
  expect(screen.getByText('Página')).toBeVisible();
  expect(await screen.findByLabelText('Fecha')).toHaveAttribute('placeholder', 'Seleccionar fecha');
});
