import type { RegisteredRemote } from '@surco/shared/federation';
import type { GuardedHistory } from '../navigation/guardedHistory';
import { remindSharedFile } from './remindSharedFile';
import { suggestFirstSteps } from '../firstSteps/suggestFirstSteps';
import { suggestInstallation } from './suggestInstallation';
import { watchClock } from './watchClock';
import { watchDeployments } from './watchDeployments';

/** Starts the hints: installation, shared file, newer version, wrong clock, first steps. They watch until the page is closed. */
export function startHints(remotes: readonly RegisteredRemote[], history: GuardedHistory): void {
  suggestInstallation();
  remindSharedFile();
  watchDeployments(remotes);
  watchClock();
  suggestFirstSteps(remotes, history);
}
