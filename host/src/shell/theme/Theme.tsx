import { AntdThemeCodeContext, AntdThemeContext } from '@surco/shared/platform';
import { type ReactNode, useLayoutEffect } from 'react';
import './base.css';
import './variables.css';
import { antdConfigCode, LazyAntdConfig } from './LazyAntdConfig';
import { CSS_SCOPE } from './pageColors';
import { useThemeConditions } from './useThemeConditions';

/** Applies the scheme outside of antd: css variables at the root, form controls, scroll bars. */
function applyRootTheme(dark: boolean): void {
  const root = document.documentElement;
  root.classList.add(CSS_SCOPE);
  root.classList.toggle(`${CSS_SCOPE}-dark`, dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
}

/** The theme of every page; antd's own part is added where antd is used. */
export function Theme({ children }: { children: ReactNode }): ReactNode {
  const { dark } = useThemeConditions();
  useLayoutEffect(() => applyRootTheme(dark), [dark]);
  return (
    <AntdThemeContext value={LazyAntdConfig}>
      <AntdThemeCodeContext value={antdConfigCode}>{children}</AntdThemeCodeContext>
    </AntdThemeContext>
  );
}
