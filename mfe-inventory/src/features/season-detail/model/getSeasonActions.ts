import type { DetailAction } from '@surco/shared/ui/detail';
import { getEditSeasonPath, getFilteredInventoryPath, getInventoryPickerPath } from '../../../paths';
import { texts } from '../texts';

/** P-03: administrators and coordinators edit a season and open its inventory; other roles select one inventory. */
export const getSeasonActions = (id: string, canManage: boolean): readonly DetailAction[] =>
  canManage
    ? [
        { key: 'edit', label: texts.edit, icon: 'edit', to: getEditSeasonPath(id) },
        {
          key: 'inventory',
          label: texts.openInventoryList,
          icon: 'box',
          to: getFilteredInventoryPath({ seasonId: id }),
        },
      ]
    : [
        {
          key: 'inventory',
          label: texts.chooseInventory,
          icon: 'box',
          to: getInventoryPickerPath({ seasonId: id }),
        },
      ];
