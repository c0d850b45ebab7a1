import type { Season } from '@surco/shared/contract';
import type { RowActions } from '@surco/shared/ui/table';
import { chooseInventoryPath, editSeasonPath, filteredInventoryPath, registerInventoryPath } from '../../../paths';
import { texts } from '../texts';

const managerActions: RowActions<Season> = ({ id }) => [
  { key: 'edit', label: texts.edit, icon: 'edit', to: editSeasonPath(id) },
  { key: 'inventory', label: texts.inventory, icon: 'box', to: filteredInventoryPath({ seasonId: id }) },
  { key: 'register', label: texts.register, icon: 'plus', to: registerInventoryPath({ seasonId: id }) },
];

const readerActions: RowActions<Season> = ({ id }) => [
  { key: 'details', label: texts.showInventory, icon: 'box', to: chooseInventoryPath({ seasonId: id }) },
];

/** P-03: managers edit a season and its inventory; other roles only view the inventory. */
export const getRowActions = (canManage: boolean): RowActions<Season> => (canManage ? managerActions : readerActions);
