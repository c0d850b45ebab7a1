import type { RegisteredRemote } from '@surco/shared/federation';
import { renderOutsideApp } from '../common/renderOutsideApp';
import { DevBadge } from './DevBadge';
import { replaceSection, fetchLocalSections, LOCAL_TIMEOUT_MS } from './localSections';
import { SectionDialog } from './SectionDialog';

// The part of `devMode.ts` that loads on demand.

/** Opens the dialog to choose a section of the developer's machine. */
export const openSectionDialog = (origin: string): void =>
  void renderOutsideApp((remove) => <SectionDialog origin={origin} onClose={remove} />);

/** Replaces one section, or adds one that the registry lacks, by the build of the developer's machine, if there is one, and shows the badge. */
export async function replaceWithLocalSection(
  origin: string,
  name: string,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  const local = (await fetchLocalSections(origin, LOCAL_TIMEOUT_MS).catch(() => [])).find(
    (remote) => remote.name === name,
  );
  renderOutsideApp(() => <DevBadge origin={origin} name={name} isServed={local !== undefined} />);
  return local ? replaceSection(remotes, local) : remotes;
}
