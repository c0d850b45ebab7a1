import { join } from 'node:path';
import { findChromium } from './chromium';
import { ROOT } from './packages';
import { runStep, type Step } from './run';

const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

const steps: readonly Step[] = [
  { name: 'Tipos', command: bin('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'Lint', command: bin('oxlint'), args: [] },
  { name: 'Contrato', command: bin('tsx'), args: ['tools/src/contract/main.ts', 'check'] },
  { name: 'Unidades y API', command: bin('jest'), args: [] },
  { name: 'Construcción', command: bin('tsx'), args: ['tools/src/build.ts'] },
  { name: 'Navegador', command: bin('tsx'), args: ['tools/src/e2e.ts'], env: { CHROMIUM_PATH: findChromium() } },
  { name: 'Requisitos con prueba', command: bin('tsx'), args: ['tools/src/requirements.ts'] },
];

const failed = steps.filter((step) => !runStep(step)).map(({ name }) => name);
console.log(failed.length ? `\nFalló: ${failed.join(', ')}.` : '\nTodo pasó.');
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
