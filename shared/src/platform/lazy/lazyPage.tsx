import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRetryableLoad } from './retryableLoad';
import { useLazyState } from './useLazyState';

type PageModule = { default: ComponentType };

/** A page whose code is loaded when it is first rendered. */
export interface LazyPage {
  /** `skeleton` is shown while the code loads, `failed` after a failure, with its reason. */
  (props: { skeleton: ReactNode; failed: (retry: () => void, error?: unknown) => ReactNode }): ReactNode;
  /** Starts to load the code, e.g. when a link is hovered. */
  preload: () => void;
  /** Loads the code again; if an attempt is running, after that one has failed. */
  retry: () => void;
}

/**
 * Like React.lazy, but a failed load can be repeated, and a page that is loaded renders at once without a fallback.
 * @param load the dynamic import of a module whose default export is the page
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const code = createRetryableLoad(load);
  const preload = (): void => void code.load();
  const retry = (): void => void code.retry();
  const Lazy: LazyPage = ({ skeleton, failed }) => {
    const state = useLazyState(code);
    useEffect(preload, []);
    if (state.status === 'loaded') {
      const Page = state.module.default;
      return <Page />;
    }
    return state.status === 'failed' ? failed(retry, state.error) : skeleton;
  };
  Lazy.preload = preload;
  Lazy.retry = retry;
  return Lazy;
}
