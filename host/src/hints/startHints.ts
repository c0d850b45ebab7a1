import type { RegisteredRemote } from '@surco/shared/federation';
import { remindSharedFile } from './remindSharedFile';
import { suggestFirstSteps } from '../firstSteps/suggestFirstSteps';
import { suggestInstallation } from './suggestInstallation';
import { watchClock } from './watchClock';
import { watchDeployments } from './watchDeployments';

/** Starts the hints: installation, shared file, newer version, wrong clock, first steps. They watch until the page is closed. */
export function startHints(remotes: readonly RegisteredRemote[], navigate: (path: string) => void): void {
  suggestInstallation();
  remindSharedFile();
  watchDeployments(remotes);
  watchClock();
  suggestFirstSteps(remotes, navigate);
}
