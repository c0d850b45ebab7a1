import { assertNoNames, readArguments } from '../common';
import { buildOptions, prepareBuild } from './prepareBuild';
import { resolveServer } from './server';

/** Builds the section, compares it with a running host and loads it in a browser, as its publication would. */
export async function checkSection(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, buildOptions);
  assertNoNames(positionals);
  const server = resolveServer(values.host);
  const { manifest, waits } = await prepareBuild(values, server, `does not fit ${server}`);
  console.log(`${manifest.name} ${manifest.version} ${waits ? 'can be published to' : 'fits'} ${server}.`);
}
