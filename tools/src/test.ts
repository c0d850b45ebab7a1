import { join } from 'node:path';
import { findChromium } from './chromium/findChromium';
import { ROOT } from './packages';
import { runStep, type Step } from './common/runStep';

const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

const steps: readonly Step[] = [
  { name: 'Types', command: bin('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'Lint', command: bin('oxlint'), args: [] },
  { name: 'Contract', command: bin('tsx'), args: ['tools/src/contract/main.ts', 'check'] },
  { name: 'Unit and API tests', command: bin('jest'), args: [] },
  { name: 'Build', command: bin('tsx'), args: ['tools/src/build.ts'] },
  { name: 'Browser tests', command: bin('tsx'), args: ['tools/src/e2e.ts'], env: { CHROMIUM_PATH: findChromium() } },
  { name: 'Requirements', command: bin('tsx'), args: ['tools/src/requirements.ts'] },
];

const failed = steps.filter((step) => !runStep(step)).map(({ name }) => name);
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll steps passed.');
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
