import type { Step } from './common/runStep';
import { getBinPath } from './packages';

const FRONT_END =
  /^(host|mfe-[^/]+|shared)\/(src|package\.json)|^(section\/src|tools\/src)\/build|^(docs|tools\/src)\/manual\//;

/** The steps of `pnpm test`, in their order. */
export const testSteps: readonly Step[] = [
  { name: 'Types', command: getBinPath('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
  { name: 'Lint', command: getBinPath('oxlint'), args: [] },
  {
    name: 'Contract',
    command: getBinPath('tsx'),
    args: ['tools/src/contract/main.ts', 'check'],
    files: /^(shared\/(src\/(contract|domain|platform|federation|ui)|released\.json)|tools\/src\/contract)/,
    ignoresTests: true,
  },
  { name: 'Unit tests', command: getBinPath('jest'), args: ['--selectProjects', 'web'] },
  { name: 'API and tools tests', command: getBinPath('jest'), args: ['--selectProjects', 'api'] },
  { name: 'Build', command: getBinPath('tsx'), args: ['tools/src/build.ts'], files: FRONT_END, ignoresTests: true },
  {
    name: 'First loads',
    command: getBinPath('tsx'),
    args: ['tools/src/firstLoads/main.ts'],
    files: new RegExp(`${FRONT_END.source}|^tools/src/firstLoads|^api/src/web/resolvePreloads`),
    ignoresTests: true,
  },
  {
    name: 'Supported browsers',
    command: getBinPath('tsx'),
    args: ['tools/src/browserSupport/main.ts'],
    files: new RegExp(`${FRONT_END.source}|^tools/src/browserSupport`),
    ignoresTests: true,
  },
  { name: 'Browser tests', command: getBinPath('tsx'), args: ['tools/src/e2e.ts'] },
  {
    name: 'Every engine',
    command: getBinPath('tsx'),
    args: ['tools/src/engines.ts'],
    files: /^e2e\/engines|^tools\/src\/browsers/,
  },
  {
    name: 'Deployment',
    command: getBinPath('tsx'),
    args: ['tools/src/deployment/main.ts'],
    files: /^tools\/(deploy|src\/(deployment|bundle))|^api\/src\/commands/,
  },
  {
    name: 'Component catalog',
    command: getBinPath('tsx'),
    args: ['tools/src/catalog.ts', '--test'],
    files: /^tools\/catalog|^e2e\/(catalog|pageObjects)|^shared\/src\/(ui|testing)\/.*(?<!\.test)\.tsx?$/,
  },
  { name: 'Requirements', command: getBinPath('tsx'), args: ['tools/src/requirements.ts'] },
];
