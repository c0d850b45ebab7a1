import type { Simulation } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/menu';
import { listTexts, texts } from '../texts';
import { buildSaleFormLinks, toSellableSimulation } from './saleFormLinks';
import { getOpenSimulationLink } from './views';

/** What the user may do besides managing their own simulations: create sales, and assign simulations to customers. */
export interface SimulationPermissions {
  readonly canSell: boolean;
  readonly canAttach: boolean;
}

interface CardHandlers {
  readonly rename: () => void;
  readonly attach: () => void;
  readonly share: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
}

const createActionIf = (isAllowed: boolean, action: RowAction): readonly RowAction[] => (isAllowed ? [action] : []);

/** Actions of a saved simulation by permission. */
export function getCardActions(
  simulation: Simulation,
  { canSell, canAttach }: SimulationPermissions,
  handlers: CardHandlers,
): readonly RowAction[] {
  const links = canSell ? buildSaleFormLinks(toSellableSimulation(simulation)) : null;
  return [
    { key: 'open', label: listTexts.open, icon: 'eye', to: getOpenSimulationLink(simulation.id) },
    { key: 'share', label: texts.share, icon: 'upload', onSelect: handlers.share },
    { key: 'copy', label: listTexts.copy, icon: 'copy', onSelect: handlers.copy },
    { key: 'rename', label: listTexts.rename, icon: 'edit', onSelect: handlers.rename },
    ...createActionIf(canAttach, { key: 'attach', label: listTexts.attach, icon: 'user', onSelect: handlers.attach }),
    ...(links
      ? ([
          { key: 'sale', label: texts.newSale, icon: 'money', to: links.sale },
          { key: 'voucher', label: texts.newVoucher, icon: 'file', to: links.voucher },
        ] as const)
      : []),
    { key: 'remove', label: listTexts.remove, icon: 'trash', danger: true, onSelect: handlers.remove },
  ];
}
