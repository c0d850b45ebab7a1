import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './packages';
import { runStep, type Step } from './run';

/** `pnpm --filter mfe-x test`: one remote's types, lint and tests; no other remote is read. */
const name = basename(process.cwd());
if (!existsSync(join(ROOT, name, 'src', 'manifest.ts'))) {
  console.error(`${name} no es una sección: esta orden se usa desde la carpeta de una.`);
  process.exit(1);
}

const bin = (command: string): string => join(ROOT, 'node_modules', '.bin', command);

const steps: readonly Step[] = [
  { name: `Tipos de ${name}`, command: bin('tsc'), args: ['--noEmit', '-p', name] },
  { name: `Lint de ${name}`, command: bin('oxlint'), args: [name] },
  {
    name: `Pruebas de ${name}`,
    command: bin('jest'),
    args: ['--selectProjects=web', `--testPathPatterns=/${name}/`, '--passWithNoTests=false'],
  },
];

const failed = steps.filter((step) => !runStep(step)).map((step) => step.name);
console.log(failed.length ? `\nFalló: ${failed.join(', ')}.` : '\nTodo pasó.');
process.exit(failed.length ? 1 : 0);
