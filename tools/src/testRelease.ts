/** `pnpm test:release`. */
import { runSteps } from './common/runSteps';
import { releaseSteps } from './testSteps';

runSteps(releaseSteps);
