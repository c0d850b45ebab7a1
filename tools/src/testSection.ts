import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getBinPath, ROOT } from './packages';
import type { Step } from './common/runStep';
import { runSteps } from './common/runSteps';

/** `pnpm --filter mfe-x test`: types, lint and tests of one section, without reading any other section. */
const name = basename(process.cwd());
if (!existsSync(join(ROOT, name, 'src', 'manifest.ts'))) {
  console.error(`${name} is not a section: run this command in the folder of a section.`);
  process.exit(1);
}

const steps: readonly Step[] = [
  { name: `Types of ${name}`, command: getBinPath('tsc'), args: ['--noEmit', '-p', name] },
  { name: `Lint of ${name}`, command: getBinPath('oxlint'), args: [name] },
  {
    name: `Tests of ${name}`,
    command: getBinPath('jest'),
    args: ['--selectProjects=web', `--testPathPatterns=/${name}/`, '--passWithNoTests=false'],
  },
];

runSteps(steps);
