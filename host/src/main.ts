import { getBootData, type RuntimeConfig } from '@surco/shared/platform';
import { readRegistry } from '@surco/shared/federation';
import { getAssetsUrl } from './common/assets';
import { fetchJson } from './common/fetchJson';
import { polyfillPopover } from './common/polyfillPopover';
import { protectGlobals } from './common/protectGlobals';
import { yieldToBrowser } from './common/yieldToBrowser';
import { reloadOnBuild, withLocalSection } from './dev/devMode';
import type { LoadSection } from './federation/retryableSections';
import { installHostChunkRetry } from './federation/hostChunkRetry';
import { reloadIfStale } from './federation/reloadIfStale';
import { scheduleHints } from './hints/scheduleHints';
import { watchInstallPrompt } from './install/installPrompt';
import type { GuardedHistory } from './navigation/guardedHistory';
import { cacheCallsForOffline } from './offline/cacheCallsForOffline';
import { startOffline } from './offline/startOffline';
import { followOpenPathMessages } from './push/followOpenPathMessages';
import { scheduleVisits } from './visits/scheduleVisits';

/** Loads the federation code with the first section: the login page needs neither. */
const loadRemote: LoadSection = async (remote) => {
  const { loadSectionModule } = await import(/* webpackChunkName: "federation" */ './federation/loadSectionModule');
  return loadSectionModule(remote);
};

/** Starts with the configuration and registry that the API writes into the HTML, or fetches them. */
async function start(root: HTMLElement): Promise<GuardedHistory> {
  const bootData = getBootData();
  const [config, registry] = await Promise.all([
    bootData.config ?? (fetchJson('/config.json') as Promise<RuntimeConfig>),
    bootData.registry ?? fetchJson('/registry.json'),
    polyfillPopover(),
    // What follows is a task of its own, after the evaluation of this script.
    yieldToBrowser(),
  ]);
  const { remotes, ignored } = readRegistry(registry);
  for (const reason of ignored) console.warn(reason);
  reloadIfStale(remotes, () => location.reload());
  const sectionsOfTab = await withLocalSection(config, remotes);
  cacheCallsForOffline(sectionsOfTab);
  // Bundled into this script, but evaluated only now: react-dom and the shell are half of the code.
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await yieldToBrowser();
  protectGlobals();
  const history = mount(root, config, sectionsOfTab, loadRemote);
  startOffline(remotes);
  scheduleHints(remotes, history);
  // A section under development has no users.
  if (sectionsOfTab === remotes) scheduleVisits(remotes, history);
  reloadOnBuild(config);
  return history;
}

__webpack_public_path__ = `${getAssetsUrl()}/`;
installHostChunkRetry();
watchInstallPrompt();
const root = document.getElementById('root');
// The HTML of a smoke load has no `root` element: only the section is loaded, to check it.
if (root) {
  const starting = start(root);
  // In this task: the browser keeps the messages of the service worker only until the page is parsed.
  followOpenPathMessages((path) => void starting.then((history) => history.navigate(path)));
} else void import(/* webpackChunkName: "smoke-load" */ './smokeLoad/main');
