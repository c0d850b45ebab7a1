import { AntdThemeProvided } from '@surco/shared/platform';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { antdSpanish } from './antdSpanish';
import { createRippleWave } from './ripple';
import { createTheme } from './createTheme';
import './fontSizes.css';
import { useThemeConditions } from './useThemeConditions';

/** antd's configuration: Spanish, red palette, light or dark as the system is. */
export default function AntdConfig({ children }: { children: ReactNode }): ReactNode {
  const conditions = useThemeConditions();
  const theme = useMemo(() => createTheme(conditions), [conditions]);
  const wave = useMemo(() => createRippleWave(conditions.reducedMotion), [conditions]);
  return (
    <ConfigProvider locale={antdSpanish} theme={theme} wave={wave}>
      <AntdThemeProvided>{children}</AntdThemeProvided>
    </ConfigProvider>
  );
}
