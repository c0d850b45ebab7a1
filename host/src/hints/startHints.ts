import type { RegisteredRemote } from '@surco/shared/federation';
import { suggestInstallation } from './suggestInstallation';
import { watchDeployments } from './watchDeployments';

/** Starts what suggests something to the user while the product is open. */
export function startHints(remotes: readonly RegisteredRemote[]): void {
  suggestInstallation();
  watchDeployments(remotes);
}
