import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import './base.css';
import { rippleWave } from './ripple';
import { spanish } from './spanish';
import { PAGE, SCOPE, themeOf } from './tokens';
import { DARK, PRINT, STILL, TOUCH, useMedia } from './useMedia';

function themeColorMeta(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (found) return found;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  return meta;
}

/** Tells the page itself: css variables at the root, form controls and scroll bars, the browser's own bar. */
function paintRoot(dark: boolean): void {
  const root = document.documentElement;
  root.classList.add(SCOPE);
  root.classList.toggle(`${SCOPE}-dark`, dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  themeColorMeta().content = dark ? PAGE.dark : PAGE.light;
}

/** The product's one look: Spanish, of a red family, light or dark as the system is, live; paper is light. */
export function Theme({ children }: { children: ReactNode }): ReactNode {
  const printed = useMedia(PRINT);
  const dark = useMedia(DARK) && !printed;
  const touch = useMedia(TOUCH);
  const still = useMedia(STILL);
  const theme = useMemo(() => themeOf({ dark, touch, still }), [dark, touch, still]);
  const wave = useMemo(() => rippleWave(still), [still]);
  useLayoutEffect(() => paintRoot(dark), [dark]);
  return (
    <ConfigProvider locale={spanish} theme={theme} wave={wave}>
      {children}
    </ConfigProvider>
  );
}
