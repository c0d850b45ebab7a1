import type { RegisteredRemote } from '@surco/shared/federation';
import { renderOutsideApp } from '../common/renderOutsideApp';
import { FirstStepsDialog } from './FirstStepsDialog';

/** Opens the checklist for the first days over the page. */
export function openFirstSteps(remotes: readonly RegisteredRemote[], navigate: (path: string) => void): void {
  renderOutsideApp((remove) => <FirstStepsDialog remotes={remotes} navigate={navigate} onClose={remove} />);
}
