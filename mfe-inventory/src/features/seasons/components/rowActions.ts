import type { Season } from '@surco/shared/contract';
import type { RowActions } from '@surco/shared/ui/list-types';
import { detailsOf, editSeasonPath, inventoryOf, registerOf } from '../../../state/paths';
import { texts } from '../texts';

const forKeepers: RowActions<Season> = ({ id }) => [
  { key: 'edit', label: texts.edit, icon: 'edit', to: editSeasonPath(id) },
  { key: 'inventory', label: texts.inventory, icon: 'box', to: inventoryOf({ seasonId: id }) },
  { key: 'register', label: texts.register, icon: 'plus', to: registerOf({ seasonId: id }) },
];

const forReaders: RowActions<Season> = ({ id }) => [
  { key: 'details', label: texts.details, icon: 'box', to: detailsOf({ seasonId: id }) },
];

/** P-03: keepers change a season and its inventory; all others look at an inventory. */
export const rowActionsFor = (keeps: boolean): RowActions<Season> => (keeps ? forKeepers : forReaders);
