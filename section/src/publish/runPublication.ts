import { formatElapsedSeconds } from '../common';
import { assertPublishable } from './assertPublishable';
import { followGuard } from './followGuard';
import type { Host } from './host';
import { printSection } from '../registry';
import type { PublishOptions } from './options';
import type { PublishResult } from './createServerPublication';
import { readBuild, type SectionBuild } from './sectionBuild';

/**
 * Checks and publishes a section, and prints the result.
 * @param readHost reads the host that the build is checked against
 * @param createBuild builds its sources; not called when the option `from` names a finished build
 */
export async function runPublication(
  { name, from, withoutSmokeLoad, audience }: PublishOptions,
  readHost: () => Promise<Host>,
  createBuild: () => Promise<SectionBuild>,
  publish: (build: SectionBuild, host: Host) => Promise<PublishResult>,
): Promise<void> {
  // The host is read before the build, so that no time is lost on a build when it does not answer.
  const host = await readHost();
  const start = performance.now();
  const build = await (from ? readBuild(from) : createBuild());
  if (build.manifest.name !== name) throw new Error(`${build.folder} is not a build of ${name}.`);
  const buildTime = formatElapsedSeconds(start);
  await assertPublishable(build, host, `${name} was not published`, withoutSmokeLoad);
  const since = performance.now();
  const { release, bundledBuild, replaced, previewUrl, readTrial } = await publish(build, host);
  printSection(name, release, bundledBuild);
  if (replaced) console.log(`It replaces ${replaced}.`);
  if (previewUrl) console.log(`Link for the reviewer: ${previewUrl}`);
  console.log(`Build ${buildTime}, publication ${formatElapsedSeconds(since)}. Visible after a reload.`);
  if (audience.guardMinutes) await followGuard(build.manifest.version, audience.guardMinutes, readTrial);
}
