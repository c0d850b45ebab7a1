import { boot, configure, type RuntimeConfig, SWRConfig, swrDefaults } from '@surco/shared/platform';
import { readRegistry } from '@surco/shared/federation/registry';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadRemoteModule, startFederation } from './federation/remotes';
import { remoteStates } from './federation/remoteState';
import { productNavigation } from './navigation/navigation';
import { startSession } from './session/start';
import { Crash } from './shell/Crash';
import { Theme } from './shell/Theme';
import { Toasts } from './shell/Toasts';

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** The HTML usually holds both already; a plain file server's HTML does not. */
async function start(): Promise<void> {
  const handed = boot();
  const [config, document] = await Promise.all([
    handed.config ?? fetched<RuntimeConfig>('/config.json'),
    handed.registry ?? fetched<unknown>('/registry.json'),
  ]);
  configure(config);
  const { remotes, ignored } = readRegistry(document);
  for (const reason of ignored) console.warn(reason);
  startFederation(remotes);
  startSession();
  const states = remoteStates(loadRemoteModule);
  const history = productNavigation(remotes);
  const root = globalThis.document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <Theme>
      <SWRConfig value={swrDefaults}>
        <Crash>
          <App remotes={remotes} states={states} history={history} />
        </Crash>
        <Toasts />
      </SWRConfig>
    </Theme>,
  );
}

void start();
