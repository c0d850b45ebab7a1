import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Badge } from './Badge';
import { inPlace, ownSections, PATIENCE } from './ownMachine';
import { SectionDialog } from './SectionDialog';

/** Draws beside the product, not in it: a section under work must not take its own switch away. */
function draw(what: (remove: () => void) => ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    what(() => {
      root.unmount();
      place.remove();
    }),
  );
}

/** Opens the panel in which one section is switched to the machine in front of the person. */
export const open = (origin: string): void => draw((remove) => <SectionDialog origin={origin} onClose={remove} />);

/** The remotes with one as the person's own machine serves it; while none does, as they are, and it says so. */
export async function take(
  origin: string,
  name: string,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  const own = (await ownSections(origin, PATIENCE).catch(() => [])).find((remote) => remote.name === name);
  draw(() => <Badge origin={origin} name={name} isServed={own !== undefined} />);
  return own ? inPlace(remotes, own) : remotes;
}
