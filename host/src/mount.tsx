import { configure, type RuntimeConfig, SWRConfig, swrDefaults } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { type LoadRemote, remoteStates } from './federation/remoteState';
import { productNavigation } from './navigation/navigation';
import { startSession } from './session/start';
import { Crash } from './shell/Crash';
import { LeaveDialog } from './shell/LeaveDialog';
import { Theme } from './shell/Theme';
import { Toasts } from './shell/Toasts';

/** Puts the product on the page: with these remotes, loaded in this way. */
export function mount(config: RuntimeConfig, remotes: readonly RegisteredRemote[], load: LoadRemote): void {
  configure(config);
  startSession();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <Theme>
      <SWRConfig value={swrDefaults}>
        <Crash>
          <App remotes={remotes} states={remoteStates(load)} history={productNavigation(remotes)} />
        </Crash>
        <LeaveDialog />
        <Toasts />
      </SWRConfig>
    </Theme>,
  );
}
