import type { RegisteredRemote } from '@surco/shared/federation';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DevBadge } from './DevBadge';
import { replaceRemote, fetchLocalSections, LOCAL_TIMEOUT_MS } from './localSections';
import { SectionDialog } from './SectionDialog';

/** Renders into a separate element, so that an error of the section cannot remove the panel. */
function renderOutsideApp(render: (remove: () => void) => ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    render(() => {
      root.unmount();
      container.remove();
    }),
  );
}

/** Opens the dialog to choose a section of the developer's machine. */
export const openSectionDialog = (origin: string): void =>
  renderOutsideApp((remove) => <SectionDialog origin={origin} onClose={remove} />);

/** Replaces one remote by the build of the developer's machine, if there is one, and shows the badge. */
export async function replaceWithLocalSection(
  origin: string,
  name: string,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  const local = (await fetchLocalSections(origin, LOCAL_TIMEOUT_MS).catch(() => [])).find(
    (remote) => remote.name === name,
  );
  renderOutsideApp(() => <DevBadge origin={origin} name={name} isServed={local !== undefined} />);
  return local ? replaceRemote(remotes, local) : remotes;
}
