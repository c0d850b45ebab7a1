import type { RegisteredRemote } from '@surco/shared/federation';
import { watchDeployments } from './watchDeployments';

/** Starts what suggests something to the user while the product is open. */
export function startHints(remotes: readonly RegisteredRemote[]): void {
  watchDeployments(remotes);
}
