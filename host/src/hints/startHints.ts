import type { RegisteredRemote } from '@surco/shared/federation';
import { remindSharedFile } from './remindSharedFile';
import { suggestInstallation } from './suggestInstallation';
import { watchDeployments } from './watchDeployments';

/** Starts the hints: installation, shared file, newer version. They watch until the page is closed. */
export function startHints(remotes: readonly RegisteredRemote[]): void {
  suggestInstallation();
  remindSharedFile();
  watchDeployments(remotes);
}
