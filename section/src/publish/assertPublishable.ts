import type { Host } from './host';
import type { SectionBuild } from './sectionBuild';
import { assertNoViolations, describePathConflicts, validateBuild } from './validateBuild';

/**
 * Checks everything about a build that can be known before its publication: what it declares, then how it loads in a
 * browser.
 * @param outcome what a violation leads to
 * @param withoutSmokeLoad why the build is not loaded
 * @throws with every violation of the first check that fails
 */
export async function assertPublishable(
  build: SectionBuild,
  host: Host,
  outcome: string,
  withoutSmokeLoad?: string,
): Promise<void> {
  assertNoViolations([...validateBuild(build, host.files), ...describePathConflicts(build, host.remotes)], outcome);
  if (withoutSmokeLoad !== undefined) return console.log(`Without a smoke load: ${withoutSmokeLoad}`);
  // The browser library is large, and the other commands do not need it.
  const { smokeLoad } = await import('./smokeLoad/smokeLoad');
  assertNoViolations(await smokeLoad(build, host), outcome);
}
