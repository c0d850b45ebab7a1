import { useState } from 'react';
import { readDeviceValue, storeDeviceValue } from '../../common/deviceMarks';
import { isGroupOpen, type MenuGroups, toggleGroup } from './menuGroups';

const CHOICE_NAME = 'menu-groups';
/** Not part of a path, and allowed in a cookie. */
const SEPARATOR = ':';

interface MenuGroupState {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
}

/**
 * The open groups of the menu; the device keeps those that the person has opened.
 * @param current key of the group of the current page
 */
export function useMenuGroups(current: string | undefined): MenuGroupState {
  const [groups, setGroups] = useState<MenuGroups>(() => ({
    opened: readDeviceValue(CHOICE_NAME)?.split(SEPARATOR) ?? [],
  }));
  // A folded group opens again when the person comes back to it.
  if (groups.folded !== undefined && groups.folded !== current) setGroups({ opened: groups.opened });
  return {
    isOpen: (key) => isGroupOpen(groups, key, current),
    toggle: (key) => {
      const next = toggleGroup(groups, key, current);
      setGroups(next);
      storeDeviceValue(CHOICE_NAME, next.opened.join(SEPARATOR));
    },
  };
}
