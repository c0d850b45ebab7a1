import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import './base.css';
import { createRippleWave } from './ripple';
import { antdSpanish } from './antdSpanish';
import { PAGE_COLORS, CSS_SCOPE, createTheme } from './tokens';
import { DARK_QUERY, PRINT_QUERY, REDUCED_MOTION_QUERY, TOUCH_QUERY, useMediaQuery } from './useMediaQuery';

function getThemeColorMeta(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (found) return found;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  return meta;
}

/** Applies the scheme outside of antd: css variables at the root, form controls, scroll bars, the browser's bar. */
function applyRootTheme(dark: boolean): void {
  const root = document.documentElement;
  root.classList.add(CSS_SCOPE);
  root.classList.toggle(`${CSS_SCOPE}-dark`, dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  getThemeColorMeta().content = dark ? PAGE_COLORS.dark : PAGE_COLORS.light;
}

/** antd's configuration: Spanish, red palette, light or dark as the system is. Print is always light. */
export function Theme({ children }: { children: ReactNode }): ReactNode {
  const isPrinting = useMediaQuery(PRINT_QUERY);
  const dark = useMediaQuery(DARK_QUERY) && !isPrinting;
  const touch = useMediaQuery(TOUCH_QUERY);
  const reducedMotion = useMediaQuery(REDUCED_MOTION_QUERY);
  const theme = useMemo(() => createTheme({ dark, touch, reducedMotion }), [dark, touch, reducedMotion]);
  const wave = useMemo(() => createRippleWave(reducedMotion), [reducedMotion]);
  useLayoutEffect(() => applyRootTheme(dark), [dark]);
  return (
    <ConfigProvider locale={antdSpanish} theme={theme} wave={wave}>
      {children}
    </ConfigProvider>
  );
}
