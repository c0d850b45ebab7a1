import { getBootData, type RuntimeConfig } from '@surco/shared/platform';
import { readRegistry } from '@surco/shared/federation';
import { getAssetsUrl } from './common/assets';
import { fetchJson } from './common/fetchJson';
import { polyfillPopover } from './common/polyfillPopover';
import { yieldToBrowser } from './common/yieldToBrowser';
import { reloadOnBuild, withLocalSection } from './dev/devMode';
import type { LoadRemote } from './federation/retryableSections';
import { installHostChunkRetry } from './federation/hostChunkRetry';
import { reloadIfStale } from './federation/reloadIfStale';
import { scheduleHints } from './hints/scheduleHints';
import { watchInstallPrompt } from './install/installPrompt';
import { cacheCallsForOffline } from './offline/cacheCallsForOffline';
import { startOffline } from './offline/startOffline';
import { followOpenPathMessages } from './push/followOpenPathMessages';
import { scheduleVisits } from './visits/scheduleVisits';

/** Loads the federation code with the first remote: the login page needs neither. */
const loadRemote: LoadRemote = async (remote) => {
  const { loadRemoteModule } = await import(/* webpackChunkName: "federation" */ './federation/loadRemoteModule');
  return loadRemoteModule(remote);
};

/** Starts with the configuration and registry that the API writes into the HTML, or fetches them. */
async function start(root: HTMLElement): Promise<void> {
  const bootData = getBootData();
  const [config, registry] = await Promise.all([
    bootData.config ?? (fetchJson('/config.json') as Promise<RuntimeConfig>),
    bootData.registry ?? fetchJson('/registry.json'),
    polyfillPopover(),
    // The browser has been evaluating this script until here.
    yieldToBrowser(),
  ]);
  const { remotes, ignored } = readRegistry(registry);
  for (const reason of ignored) console.warn(reason);
  reloadIfStale(remotes, () => location.reload());
  const remotesOfTab = await withLocalSection(config, remotes);
  cacheCallsForOffline(remotesOfTab);
  // In this file already, but evaluated only now: React and the shell are half of the code.
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await yieldToBrowser();
  const history = mount(root, config, remotesOfTab, loadRemote);
  followOpenPathMessages((path) => void history.navigate(path));
  startOffline(remotes);
  scheduleHints(remotes, (path) => void history.navigate(path));
  // A section under development has no users.
  if (remotesOfTab === remotes) scheduleVisits(remotes, history);
  reloadOnBuild(config);
}

__webpack_public_path__ = `${getAssetsUrl()}/`;
installHostChunkRetry();
watchInstallPrompt();
const root = document.getElementById('root');
// The HTML of a smoke load has no `root` element: only the section is loaded, to check it.
void (root ? start(root) : import(/* webpackChunkName: "smoke-load" */ './smokeLoad/main'));
