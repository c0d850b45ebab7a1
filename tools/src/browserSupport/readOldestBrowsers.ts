import browserslist from 'browserslist';
import type { BrowserName } from '@mdn/browser-compat-data/types';
import { SUPPORTED_BROWSERS } from '@surco/section/build';

/** Names of the browsers in `browserslist`, and in MDN's data. */
const MDN_NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  samsung: 'samsunginternet_android',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

export type OldestBrowsers = ReadonlyMap<BrowserName, number>;

/** The oldest supported version of each browser. @throws for a browser without a name in MDN's data */
export function readOldestBrowsers(queries: readonly string[] = SUPPORTED_BROWSERS): OldestBrowsers {
  const oldest = new Map<BrowserName, number>();
  for (const entry of browserslist([...queries])) {
    const [name = '', versions = ''] = entry.split(' ');
    const browser = MDN_NAMES[name];
    if (!browser) throw new Error(`${name} in browserslist has no name in MDN's data yet: add it to MDN_NAMES.`);
    oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, Number.parseFloat(versions)));
  }
  return oldest;
}
