import type { Client } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/list-types';
import { editPath } from '../../../state/paths';
import type { Moving } from '../../customer-moves/useMoving';
import { texts } from '../texts';

/** What a person may do to a customer of the list now, the loss last. */
export const rowActionsBy =
  ({ may, offers }: Moving) =>
  (client: Client): readonly RowAction[] => [
    ...(may(client).edit ? [{ key: 'edit', label: texts.edit, icon: 'edit', to: editPath(client.id) } as const] : []),
    ...offers(client).map(({ run, ...offer }) => ({ ...offer, onSelect: run })),
  ];
