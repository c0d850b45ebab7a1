import { createRetryableLoad, useLazyState } from '@surco/shared/platform';
import { type ReactNode, useEffect } from 'react';
import { SectionFailed } from '../states/SectionFailed';

/** The code of antd's configuration. */
export const antdConfigCode = createRetryableLoad(() => import(/* webpackChunkName: "theme" */ './AntdConfig'));

/** Starts to load antd's core, e.g. while staff sign in. */
export const preloadAntd = (): void => void antdConfigCode.load();

interface Props {
  /** Shown until the code is loaded. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Provides antd's configuration. Its code loads on demand; the login page and farmers' simulator work without it. */
export function LazyAntdConfig({ skeleton, children }: Props): ReactNode {
  const state = useLazyState(antdConfigCode);
  useEffect(preloadAntd, []);
  if (state.status === 'loaded') {
    const AntdConfig = state.module.default;
    return <AntdConfig>{children}</AntdConfig>;
  }
  return state.status === 'failed' ? <SectionFailed onRetry={() => void antdConfigCode.retry()} /> : skeleton;
}
