import { theme, type ThemeConfig } from 'antd';
import { CSS_SCOPE, PAGE_COLORS } from './pageColors';

/** Preferences of the system and the device. */
export interface ThemeConditions {
  dark: boolean;
  touch: boolean;
  reducedMotion: boolean;
}

type Tokens = NonNullable<ThemeConfig['token']>;
type Algorithm = typeof theme.darkAlgorithm;

/** Text on a light red background, where white is not readable. */
const DARK_TEXT = '#1c1917';

/** The text colour of antd's tags, under both names that antd reads. */
const createTagTextTokens = (name: 'blue' | 'gold' | 'green' | 'orange' | 'purple', colour: string): Tokens => ({
  [`${name}7`]: colour,
  [`${name}-7`]: colour,
});

/** Ring and border of what has the focus: neutral, because red marks errors. A test checks the contrast of 3 : 1. */
const FOCUS_COLORS = { light: '#57534e', dark: '#d6d3d1' } as const;

const createFocusTokens = (colour: string): Tokens => ({
  controlOutline: colour,
  colorErrorOutline: colour,
  colorWarningOutline: colour,
  // antd draws the focus of buttons, links and checkboxes in it.
  colorPrimaryBorder: colour,
});

/** A test checks text colours for a contrast of 4.5 : 1. The hues are those of antd's palette. */
const LIGHT_TOKENS: Tokens = {
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
  // Empty lists, hints and fields that cannot be changed: all must be readable.
  colorTextQuaternary: 'rgba(28,25,23,.64)',
  colorBgLayout: PAGE_COLORS.light,
  colorBorder: '#d6d0ca',
  colorBorderSecondary: '#ebe6e1',
  ...createFocusTokens(FOCUS_COLORS.light),
  ...createTagTextTokens('gold', '#874d00'),
  ...createTagTextTokens('green', '#237804'),
  ...createTagTextTokens('orange', '#ad4e00'),
};

const DARK_TOKENS: Tokens = {
  colorPrimary: '#f97066',
  colorPrimaryHover: '#fb8f87',
  colorPrimaryActive: '#e35b51',
  colorPrimaryBg: '#3a211e',
  colorPrimaryBgHover: '#4c2925',
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
  colorTextQuaternary: 'rgba(250,247,245,.64)',
  colorBgBase: '#171514',
  colorBgLayout: PAGE_COLORS.dark,
  colorBgContainer: '#211f1d',
  colorBgElevated: '#2b2826',
  colorBgSpotlight: '#4a4542',
  colorBorder: '#57514d',
  colorBorderSecondary: '#383431',
  ...createFocusTokens(FOCUS_COLORS.dark),
  ...createTagTextTokens('blue', '#65a9f3'),
  ...createTagTextTokens('purple', '#ab7ae0'),
};

/** antd's dark palette without its second darkening of the colours above. */
const createDarkPalette: Algorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
  colorErrorText: seed.colorError,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
});

const flatButton = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' };

const createComponentTokens = (dark: boolean, touch: boolean): ThemeConfig['components'] => {
  const focusColour = dark ? FOCUS_COLORS.dark : FOCUS_COLORS.light;
  const colours = {
    activeBorderColor: focusColour,
    hoverBorderColor: focusColour,
  };
  // Phones zoom into fields with text below 16 px.
  const field = touch ? { ...colours, inputFontSize: 16 } : colours;
  return {
    Button: dark ? { ...flatButton, primaryColor: DARK_TEXT, dangerColor: DARK_TEXT } : flatButton,
    Input: field,
    InputNumber: field,
    DatePicker: dark ? { ...field, colorTextLightSolid: DARK_TEXT } : field,
    Select: touch ? { ...colours, fontSize: 16 } : colours,
    // A dialog that grows would let a press on its first field miss it, and take the focus away from it.
    Modal: { motionDurationSlow: '0s' },
    ...(dark && {
      Badge: { colorTextLightSolid: DARK_TEXT },
      Checkbox: { colorWhite: DARK_TEXT },
      Radio: { colorWhite: DARK_TEXT },
    }),
  };
};

/** The design of the product as antd tokens. */
export const createTheme = ({ dark, touch, reducedMotion }: ThemeConditions): ThemeConfig => ({
  cssVar: { key: CSS_SCOPE },
  hashed: false,
  algorithm: dark ? createDarkPalette : theme.defaultAlgorithm,
  token: {
    ...(dark ? DARK_TOKENS : LIGHT_TOKENS),
    borderRadius: 8,
    controlHeight: touch ? 44 : 36,
    motion: !reducedMotion,
    // A button that is loading stays readable.
    opacityLoading: 1,
  },
  components: createComponentTokens(dark, touch),
});
