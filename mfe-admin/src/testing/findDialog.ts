import { screen, within } from '@testing-library/react';

/** Waits until the dialog with this title is loaded and returns its queries. */
export async function findDialog(title: string) {
  const heading = await screen.findByText(title, {}, { timeout: 15_000 });
  const dialog = heading.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`"${title}" is not the title of a dialog.`);
  return within(dialog);
}
