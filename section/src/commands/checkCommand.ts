import { readArguments } from '../common';
import { assertPublishable, readHost, readSmokeLoadWaiver } from '../publish';
import { assertNoNames, stringOption } from '../registry';
import { createBuild } from './buildCommand';
import { readSection } from './readSection';
import { resolveServer } from './resolveServer';

/** Builds the section, compares it with a running host and loads it in a browser, as its publication would. */
export async function checkSection(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { host: stringOption, 'without-smoke-load': stringOption });
  assertNoNames(positionals);
  const withoutSmokeLoad = readSmokeLoadWaiver(values['without-smoke-load']);
  const url = resolveServer('--host', values.host);
  const section = await readSection();
  const host = await readHost(url);
  const build = await createBuild(section);
  const { name, version, contract } = build.manifest;
  await assertPublishable(build, host, `${name} does not fit ${url}`, withoutSmokeLoad);
  console.log(`${name} ${version} fits ${url}, which offers contract ${host.files.contract} (needed: ${contract}).`);
}
