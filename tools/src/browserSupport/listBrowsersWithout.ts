import type { BrowserName, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types';
import type { OldestBrowsers } from './readOldestBrowsers';

const toList = (statement: SupportStatement | undefined): SimpleSupportStatement[] =>
  statement === undefined ? [] : Array.isArray(statement) ? statement : [statement];

/** MDN writes `18`, `≤18`, `preview` or false. */
function isSupportedBy(statement: SupportStatement | undefined, oldest: number): boolean {
  return toList(statement).some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
      typeof added === 'string' &&
      Number.parseFloat(added.replace('≤', '')) <= oldest &&
      !removed &&
      !flags &&
      !prefix &&
      !otherName,
  );
}

/** The oldest browsers that lack a feature, e.g. `chrome 92`; none for a feature that MDN has no data of. */
export function listBrowsersWithout(feature: Identifier | undefined, browsers: OldestBrowsers): string[] {
  const { __compat: compat } = feature ?? {};
  if (!compat) return [];
  return [...browsers]
    .filter(([browser, oldest]: [BrowserName, number]) => !isSupportedBy(compat.support[browser], oldest))
    .map(([browser, oldest]) => `${browser} ${oldest}`);
}
