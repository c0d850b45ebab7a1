import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const findMoreButton = () => screen.queryByRole('button', { name: /^Más acciones de/ });

/** Chooses an action of the menu "Más" of a record's page. */
export async function chooseMoreAction(user: UserEvent, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Más acciones de/ }));
  await user.click(screen.getByRole('menuitem', { name: action, hidden: true }));
}

/** The labels of all actions of a record's page: the primary one, then those of the menu "Más", which stays open. */
export async function listDetailActions(user: UserEvent): Promise<(string | null)[]> {
  const primary = document.querySelector('.surco-detail-primary');
  const more = findMoreButton();
  if (more) await user.click(more);
  const items = more ? within(screen.getByRole('menu')).getAllByRole('menuitem', { hidden: true }) : [];
  return [...(primary ? [primary] : []), ...items].map(({ textContent }) => textContent);
}
