import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from './declarations';
import { contractNow, difference, lastReleased, writeReleased } from './released';
import { mayBe, nextVersion } from './versions';

const list = (faults: readonly string[]): string => faults.map((fault) => `  - ${fault}`).join('\n');

/** @throws with everything that breaks, when the version does not say so */
function check(): void {
  const was = lastReleased();
  if (!was) return console.log('El contrato aún no se ha publicado: pnpm release-contract.');
  const is = contractNow();
  const found = difference(was, is);
  if (!mayBe(is.version, was.version, found)) {
    throw new Error(
      `shared ${is.version} rompe lo que publicó como ${was.version}:\n${list(found.broken)}\n` +
        'Deshágalo, o publique otra mayor con pnpm release-contract --major.',
    );
  }
  const next = found.changed ? ` Hay novedades para la ${nextVersion(was.version, found)}.` : '';
  return console.log(`shared ${is.version} cumple lo que publicó como ${was.version}.${next}`);
}

function replace(file: string, expression: RegExp, text: string): void {
  const path = join(SHARED, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(expression, text));
}

/** Writes down what `shared` promises from now on, under the version that its changes ask for. */
function release(major: boolean): void {
  const is = contractNow();
  const was = lastReleased();
  const found = was ? difference(was, is) : { broken: [], changed: false };
  if (found.broken.length && !major) {
    throw new Error(`Esto rompe a las secciones ya publicadas:\n${list(found.broken)}\nSi es lo que quiere: --major.`);
  }
  const version = was ? nextVersion(was.version, found) : is.version;
  replace('package.json', /"version": "[^"]*"/, `"version": "${version}"`);
  replace('src/federation/registry.ts', /CONTRACT = '[^']*'/, `CONTRACT = '${version}'`);
  // Read anew: the contract holds its own version.
  writeReleased(contractNow());
  console.log(`Contrato ${version}${was && version === was.version ? ', sin cambios' : ''}.`);
}

const [command, ...flags] = process.argv.slice(2);
try {
  if (command === 'release') release(flags.includes('--major'));
  else check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
