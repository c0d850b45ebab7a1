/** Which groups of the menu are open. */
export interface MenuGroups {
  /** Keys of the groups that the person has opened. */
  opened: readonly string[];
  /** Key of the group of the current page, if the person has folded it. */
  folded?: string;
}

/** The group of the current page is open unless it was folded there, the others as the person left them. */
export const isGroupOpen = ({ opened, folded }: MenuGroups, key: string, current: string | undefined): boolean =>
  key === current ? key !== folded : opened.includes(key);

/** Opens a group that is folded, and folds one that is open. */
export function toggleGroup(groups: MenuGroups, key: string, current: string | undefined): MenuGroups {
  const isOpen = isGroupOpen(groups, key, current);
  const others = groups.opened.filter((openedKey) => openedKey !== key);
  const foldedHere = isOpen ? key : undefined;
  return { opened: isOpen ? others : [...others, key], folded: key === current ? foldedHere : groups.folded };
}
