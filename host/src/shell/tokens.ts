import { theme, type ThemeConfig } from 'antd';

/** What the system and the device ask for. */
export interface Surroundings {
  dark: boolean;
  touch: boolean;
  still: boolean;
}

type Tokens = NonNullable<ThemeConfig['token']>;
type Algorithm = typeof theme.darkAlgorithm;

/** Colour of the page behind everything, by scheme; also the browser's own bar (`theme-color`). */
export const PAGE = { light: '#faf8f6', dark: '#171514' } as const;

/** Text on a filled light red: white on it would not be readable. */
const INK = '#1c1917';

/** The text colour of antd's tags, under both names antd knows it by. */
const tagText = (name: 'blue' | 'gold' | 'green' | 'orange' | 'purple', colour: string): Tokens => ({
  [`${name}7`]: colour,
  [`${name}-7`]: colour,
});

/** Colours that readable text needs are held to 4.5 : 1 by a test; the hues are those of antd's own palette. */
const LIGHT: Tokens = {
  colorPrimary: '#b42318',
  colorSuccess: '#237804',
  colorSuccessBg: '#f6ffed',
  colorSuccessBorder: '#b7eb8f',
  colorWarning: '#995c00',
  colorWarningBg: '#fffbe6',
  colorWarningBorder: '#ffe58f',
  colorError: '#cf1322',
  colorErrorBg: '#fff1f0',
  colorErrorBorder: '#ffa39e',
  colorInfo: '#0958d9',
  colorInfoBg: '#e6f4ff',
  colorInfoBorder: '#91caff',
  colorLink: '#0958d9',
  colorLinkHover: '#003eb3',
  colorTextBase: '#1c1917',
  colorTextTertiary: 'rgba(28,25,23,.64)',
  colorTextPlaceholder: 'rgba(28,25,23,.62)',
  colorBgLayout: PAGE.light,
  colorBorder: '#d6d0ca',
  colorBorderSecondary: '#ebe6e1',
  ...tagText('gold', '#874d00'),
  ...tagText('green', '#237804'),
  ...tagText('orange', '#ad4e00'),
};

const DARK: Tokens = {
  colorPrimary: '#f97066',
  colorPrimaryHover: '#fb8f87',
  colorPrimaryActive: '#e35b51',
  colorPrimaryBg: '#3a211e',
  colorPrimaryBgHover: '#4c2925',
  colorPrimaryBorder: '#7a3a34',
  colorSuccess: '#6abe39',
  colorSuccessBg: '#162312',
  colorSuccessBorder: '#274916',
  colorWarning: '#e8b339',
  colorWarningBg: '#2b2111',
  colorWarningBorder: '#594214',
  colorError: '#f37370',
  colorErrorHover: '#f89f9a',
  colorErrorActive: '#e84749',
  colorErrorBg: '#2a1215',
  colorErrorBorder: '#58181c',
  colorInfo: '#65a9f3',
  colorInfoBg: '#111a2c',
  colorInfoBorder: '#15325b',
  colorLink: '#8dc5f8',
  colorLinkHover: '#b7dcfa',
  colorTextBase: '#faf7f5',
  colorTextTertiary: 'rgba(250,247,245,.64)',
  colorTextPlaceholder: 'rgba(250,247,245,.6)',
  colorBgBase: '#171514',
  colorBgLayout: PAGE.dark,
  colorBgContainer: '#211f1d',
  colorBgElevated: '#2b2826',
  colorBgSpotlight: '#4a4542',
  colorBorder: '#57514d',
  colorBorderSecondary: '#383431',
  ...tagText('blue', '#65a9f3'),
  ...tagText('purple', '#ab7ae0'),
};

/** antd's dark palette, but the colours named above stay as they are instead of being darkened once more. */
const darkAsNamed: Algorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
});

const flat = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' };

const components = (dark: boolean, touch: boolean): ThemeConfig['components'] => {
  // Below 16 px a phone zooms into the field.
  const field = touch ? { inputFontSize: 16 } : {};
  return {
    Button: dark ? { ...flat, primaryColor: INK, dangerColor: INK } : flat,
    Input: field,
    InputNumber: field,
    DatePicker: dark ? { ...field, colorTextLightSolid: INK } : field,
    Select: touch ? { fontSize: 16 } : {},
    ...(dark && { Badge: { colorTextLightSolid: INK }, Checkbox: { colorWhite: INK }, Radio: { colorWhite: INK } }),
  };
};

/** Class that carries antd's css variables; the root element wears it too, so that plain css may use them. */
export const SCOPE = 'surco';

/** The product's look as antd's tokens (ui.md). */
export const themeOf = ({ dark, touch, still }: Surroundings): ThemeConfig => ({
  cssVar: { key: SCOPE },
  hashed: false,
  algorithm: dark ? darkAsNamed : theme.defaultAlgorithm,
  token: {
    ...(dark ? DARK : LIGHT),
    borderRadius: 8,
    controlHeight: touch ? 44 : 36,
    motion: !still,
  },
  components: components(dark, touch),
});
