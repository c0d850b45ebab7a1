import type { Season } from '@surco/shared/contract';
import type { RowActions } from '@surco/shared/ui/table';
import {
  getInventoryPickerPath,
  getEditSeasonPath,
  getFilteredInventoryPath,
  getRegisterInventoryPath,
} from '../../../paths';
import { texts } from '../texts';

const getManagerActions: RowActions<Season> = ({ id }) => [
  { key: 'edit', label: texts.edit, icon: 'edit', to: getEditSeasonPath(id) },
  {
    key: 'inventory-list',
    label: texts.openInventoryList,
    icon: 'box',
    to: getFilteredInventoryPath({ seasonId: id }),
  },
  { key: 'register', label: texts.register, icon: 'plus', to: getRegisterInventoryPath({ seasonId: id }) },
];

const getReaderActions: RowActions<Season> = ({ id }) => [
  { key: 'choose-inventory', label: texts.chooseInventory, icon: 'box', to: getInventoryPickerPath({ seasonId: id }) },
];

/** P-03: administrators and coordinators edit a season and its inventory; other roles only view the inventory. */
export const getRowActions = (canManage: boolean): RowActions<Season> =>
  canManage ? getManagerActions : getReaderActions;
