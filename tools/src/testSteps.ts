import type { Step } from './common/runStep';
import { getBinPath } from './packages';

const runTool = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: getBinPath('tsx'),
  args: [`tools/src/${file}`, ...args],
});

const runJest = (name: string, ...args: string[]): Step => ({ name, command: getBinPath('jest'), args });

/** The steps of `pnpm test`, in their order. */
export const testSteps: readonly Step[] = [
  { name: 'Types', command: getBinPath('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'Lint', command: getBinPath('oxlint'), args: [] },
  // They wait for nothing: one worker more than processors takes a seventh more of their time.
  runJest('Unit tests', '--maxWorkers=100%', '--selectProjects', 'rules', 'web'),
  runJest('API and tools tests', '--selectProjects', 'api'),
  runTool('Build', 'build.ts'),
  runTool('First loads', 'firstLoads/main.ts'),
  runTool('Browser tests', 'e2e.ts', '--grep-invert', '@release'),
  runTool('Requirements', 'requirements.ts'),
];

/** The steps of `pnpm test:release`: what takes other browsers, servers or packages than a developer works with. */
export const releaseSteps: readonly Step[] = [
  runTool('Supported browsers', 'browserSupport/main.ts'),
  runTool('Every engine', 'engines.ts'),
  runTool('Deployment', 'deployment/main.ts'),
  runTool('Component catalog', 'catalog.ts', '--test'),
  runTool('Journeys of a release', 'e2e.ts', '--grep', '@release'),
];
