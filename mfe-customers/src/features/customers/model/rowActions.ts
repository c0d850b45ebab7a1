import type { Client } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/list-types';
import { editPath } from '../../../state/paths';
import type { Moving, Offer } from '../../customer-moves/useMoving';
import { texts } from '../texts';

/** What whoever waits is waiting for. */
export const decisions: readonly Offer['key'][] = ['approve', 'reject'];

/** What a person may do to a customer of the list now, the loss last, but for what stands in the row already. */
export const rowActionsBy =
  ({ may, offers }: Moving, inRow: readonly Offer['key'][]) =>
  (client: Client): readonly RowAction[] => [
    ...(may(client).edit ? [{ key: 'edit', label: texts.edit, icon: 'edit', to: editPath(client.id) } as const] : []),
    ...offers(client)
      .filter(({ key }) => !inRow.includes(key))
      .map(({ run, ...offer }) => ({ ...offer, onSelect: run })),
  ];
