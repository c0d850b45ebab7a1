import type { Simulation } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/list-types';
import { listTexts, texts } from '../texts';
import { orderLinks, sellableOf } from './order';
import { toOpened } from './views';

/** What the person who looks at the list may do beyond its own scenarios' care. */
export interface Rights {
  readonly sell: boolean;
  readonly attach: boolean;
}

interface Deeds {
  readonly rename: () => void;
  readonly attach: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
}

const when = (may: boolean, action: RowAction): readonly RowAction[] => (may ? [action] : []);

/** What may be done with a saved scenario, by who looks at it. */
export function cardActions(scenario: Simulation, { sell, attach }: Rights, deeds: Deeds): readonly RowAction[] {
  const links = sell ? orderLinks(sellableOf(scenario)) : null;
  return [
    { key: 'open', label: listTexts.open, icon: 'eye', to: toOpened(scenario.id) },
    { key: 'copy', label: listTexts.copy, icon: 'copy', onSelect: deeds.copy },
    { key: 'rename', label: listTexts.rename, icon: 'edit', onSelect: deeds.rename },
    ...when(attach, { key: 'attach', label: listTexts.attach, icon: 'user', onSelect: deeds.attach }),
    ...(links
      ? ([
          { key: 'sale', label: texts.newSale, icon: 'money', to: links.sale },
          { key: 'voucher', label: texts.newVoucher, icon: 'file', to: links.voucher },
        ] as const)
      : []),
    { key: 'remove', label: listTexts.remove, icon: 'trash', danger: true, onSelect: deeds.remove },
  ];
}
