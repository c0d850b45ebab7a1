import type { RegisteredRemote } from '@surco/shared/federation';
import { renderOutsideApp } from '../common/renderOutsideApp';
import { AboutDialog } from './AboutDialog';

/** Opens the versions and the state of this tab over the page. */
export const openAbout = (remotes: readonly RegisteredRemote[]): void =>
  void renderOutsideApp((remove) => <AboutDialog remotes={remotes} onClose={remove} />);
