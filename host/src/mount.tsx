import {
  type RuntimeConfig,
  session,
  setPageAccess,
  setRuntimeConfig,
  SWRConfig,
  swrDefaults,
} from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { type LoadSection, createRetryableSections } from './federation/retryableSections';
import { createAppHistory } from './appHistory';
import { isOpenToRole } from './navigation/guard';
import type { GuardedHistory } from './navigation/guardedHistory';
import { createPublicPathCheck, createTargetResolver } from './navigation/target';
import { Preview } from './preview/Preview';
import { startSessionTasks } from './session/startSessionTasks';
import { ErrorBoundary } from './shell/states/ErrorBoundary';
import { LeaveDialog } from './shell/layout/LeaveDialog';
import { Theme } from './shell/theme/Theme';
import { Toasts } from './shell/toasts/Toasts';

/**
 * Renders the product into an element.
 * @param load loads the code of a section
 * @returns the history, for navigation from outside of the page
 */
export function mount(
  root: HTMLElement,
  config: RuntimeConfig,
  remotes: readonly RegisteredRemote[],
  load: LoadSection,
): GuardedHistory {
  setRuntimeConfig(config);
  const resolve = createTargetResolver(remotes);
  startSessionTasks(createPublicPathCheck(resolve));
  setPageAccess((address) => {
    const { user } = session.get();
    return user !== null && isOpenToRole(resolve(address).route.access, user.role);
  });
  const history = createAppHistory(remotes, resolve);
  const product = (
    <Theme>
      <SWRConfig value={swrDefaults}>
        <ErrorBoundary>
          <App remotes={remotes} getSection={createRetryableSections(load)} history={history} />
        </ErrorBoundary>
        <LeaveDialog />
        <Preview remotes={remotes} />
        <Toasts navigate={(path) => void history.navigate(path)} />
      </SWRConfig>
    </Theme>
  );
  // In steps, like the pages (`useLazyState`).
  startTransition(() => createRoot(root).render(product));
  return history;
}
