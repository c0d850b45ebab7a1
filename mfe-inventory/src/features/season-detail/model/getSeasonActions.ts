import type { DetailAction } from '@surco/shared/ui/detail';
import { getEditSeasonPath, getFilteredInventoryPath, getInventoryPickerPath } from '../../../paths';
import { texts } from '../texts';

/**
 * P-03: administrators and coordinators edit a season, open its inventory and close it; other roles select one
 * inventory.
 * @param close null for a season that is closed
 */
export const getSeasonActions = (
  id: string,
  canManage: boolean,
  close: DetailAction | null,
): readonly DetailAction[] =>
  canManage
    ? [
        { key: 'edit', label: texts.edit, icon: 'edit', to: getEditSeasonPath(id) },
        {
          key: 'inventory',
          label: texts.openInventoryList,
          icon: 'box',
          to: getFilteredInventoryPath({ seasonId: id }),
        },
        ...(close ? [close] : []),
      ]
    : [
        {
          key: 'inventory',
          label: texts.chooseInventory,
          icon: 'box',
          to: getInventoryPickerPath({ seasonId: id }),
        },
      ];
