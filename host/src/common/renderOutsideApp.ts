import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders into an element of its own, so that neither an error of a section nor a navigation removes it.
 * @param render gets the function that removes it
 * @returns that function
 */
export function renderOutsideApp(render: (remove: () => void) => ReactNode): () => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const remove = (): void => {
    root.unmount();
    container.remove();
  };
  root.render(render(remove));
  return remove;
}
