import type { RegisteredRemote } from '@surco/shared/federation';
import { remindSharedFile } from './remindSharedFile';
import { suggestInstallation } from './suggestInstallation';
import { watchDeployments } from './watchDeployments';

/** Starts what suggests something to the user while the product is open. */
export function startHints(remotes: readonly RegisteredRemote[]): void {
  suggestInstallation();
  remindSharedFile();
  watchDeployments(remotes);
}
