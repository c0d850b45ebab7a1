import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Moves the pointer to a select and waits until its code has replaced the native one. */
export async function findSelect(label: RegExp | string): Promise<HTMLElement> {
  fireEvent.pointerEnter(await screen.findByLabelText(label));
  return screen.findByLabelText(label, { selector: 'input:not(.surco-select)' });
}

/** The chosen label of a select; the placeholder if nothing is chosen. */
export const readSelect = async (label: RegExp | string): Promise<string | null | undefined> =>
  (await findSelect(label)).closest('.ant-select-content')?.textContent;

/** Opens a select. @returns the labels of its options */
export async function openSelect(user: UserEvent, label: RegExp | string): Promise<(string | null)[]> {
  await user.click(await findSelect(label));
  await screen.findAllByRole('option');
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

/** Chooses an option of a select with a fixed list. */
export async function chooseOption(user: UserEvent, label: RegExp | string, option: string): Promise<void> {
  const field = await findSelect(label);
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
}
