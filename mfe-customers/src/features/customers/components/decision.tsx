import type { Client } from '@surco/shared/contract';
import { customerName } from '@surco/shared/domain/names';
import { Decision } from '@surco/shared/ui/decision';
import type { ListColumn } from '@surco/shared/ui/list-page';
import type { Moving } from '../../customer-moves/useMoving';
import { decisions } from '../model/rowActions';
import { texts } from '../texts';

/** T-04: approve or reject, beside who waits for it. */
export const decisionBy = ({ offers }: Moving): ListColumn<Client> => ({
  key: 'decision',
  title: texts.decision,
  render: (client) => (
    <Decision name={customerName(client)} offers={offers(client).filter(({ key }) => decisions.includes(key))} />
  ),
});
