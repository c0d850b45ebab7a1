import { execFileSync } from 'node:child_process';
import { listFrontEndNames, ROOT } from '../packages';

/**
 * Lists the libraries that a bundle is built from, with version, licence and hash, as CycloneDX. It names all that the
 * API and the front ends depend on, also what a build leaves out because nothing uses it.
 */
export function writeSbom(file: string): void {
  const packages = ['api', ...listFrontEndNames()].flatMap((name) => ['--filter', `./${name}`]);
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application', '--prod'];
  execFileSync('npx', ['-y', 'pnpm@12.21.0', ...packages, 'sbom', ...options, '--out', file], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
