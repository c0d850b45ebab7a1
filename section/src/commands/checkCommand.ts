import { readArguments } from '../common';
import { assertNoViolations, findPathConflicts, readHost, rejectNames, stringOption, validateBuild } from '../publish';
import { createBuild } from './buildCommand';
import { readSection } from './readSection';
import { resolveServer } from './resolveServer';

/** Builds the section and compares it with a running host, as its publication would. */
export async function checkSection(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { host: stringOption });
  rejectNames(positionals);
  const url = resolveServer('--host', values.host);
  const section = await readSection();
  const host = await readHost(url);
  const build = await createBuild(section);
  const { name, version, contract } = build.manifest;
  const violations = [...validateBuild(build, host.files), ...findPathConflicts(build, host.remotes)];
  assertNoViolations(violations, `${name} does not fit ${url}`);
  console.log(`${name} ${version} fits ${url}, which offers contract ${host.files.contract} (needed: ${contract}).`);
}
