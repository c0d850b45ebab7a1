import { getBinPath } from './packages';
import type { Step } from './common/runStep';

/** The steps of `pnpm test`, in their order. */
export const testSteps: readonly Step[] = [
  { name: 'Types', command: getBinPath('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'Lint', command: getBinPath('oxlint'), args: [] },
  { name: 'Contract', command: getBinPath('tsx'), args: ['tools/src/contract/main.ts', 'check'] },
  { name: 'Unit tests', command: getBinPath('jest'), args: ['--selectProjects', 'web'] },
  { name: 'API and tools tests', command: getBinPath('jest'), args: ['--selectProjects', 'api'] },
  { name: 'Build', command: getBinPath('tsx'), args: ['tools/src/build.ts'] },
  { name: 'First loads', command: getBinPath('tsx'), args: ['tools/src/firstLoads/main.ts'] },
  { name: 'Supported browsers', command: getBinPath('tsx'), args: ['tools/src/browserSupport/main.ts'] },
  { name: 'Browser tests', command: getBinPath('tsx'), args: ['tools/src/e2e.ts'] },
  { name: 'Every engine', command: getBinPath('tsx'), args: ['tools/src/engines.ts'] },
  { name: 'Deployment', command: getBinPath('tsx'), args: ['tools/src/deployment/main.ts'] },
  { name: 'Component catalog', command: getBinPath('tsx'), args: ['tools/src/catalog.ts', '--test'] },
  { name: 'Requirements', command: getBinPath('tsx'), args: ['tools/src/requirements.ts'] },
];
