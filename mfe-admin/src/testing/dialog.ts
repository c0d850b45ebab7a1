import { screen, within } from '@testing-library/react';

/** The dialog under this title, once its code is here. */
export async function dialogCalled(title: string) {
  const heading = await screen.findByText(title, {}, { timeout: 15_000 });
  const dialog = heading.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`"${title}" is no dialog's title.`);
  return within(dialog);
}
