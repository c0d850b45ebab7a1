import { AntdThemeContext } from '@surco/shared/platform';
import { type ReactNode, useLayoutEffect } from 'react';
import './base.css';
import './variables.css';
import { LazyAntdConfig } from './LazyAntdConfig';
import { PAGE_COLORS, CSS_SCOPE } from './pageColors';
import { useThemeConditions } from './useThemeConditions';

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

/** The theme of every page; antd's own part is added where antd is used. */
export function Theme({ children }: { children: ReactNode }): ReactNode {
  const { dark } = useThemeConditions();
  useLayoutEffect(() => applyRootTheme(dark), [dark]);
  return <AntdThemeContext value={LazyAntdConfig}>{children}</AntdThemeContext>;
}
