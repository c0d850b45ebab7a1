import type { Simulation } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/menu';
import { listTexts, texts } from '../texts';
import { buildSaleFormLinks, toSellableScenario } from './saleFormLinks';
import { getOpenScenarioLink } from './views';

/** What the user may do besides managing their own scenarios: create sales, and assign scenarios to customers. */
export interface ScenarioPermissions {
  readonly canSell: boolean;
  readonly canAttach: boolean;
}

interface CardHandlers {
  readonly rename: () => void;
  readonly attach: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
}

const createActionIf = (isAllowed: boolean, action: RowAction): readonly RowAction[] => (isAllowed ? [action] : []);

/** Actions of a saved scenario by permission. */
export function getCardActions(
  scenario: Simulation,
  { canSell, canAttach }: ScenarioPermissions,
  handlers: CardHandlers,
): readonly RowAction[] {
  const links = canSell ? buildSaleFormLinks(toSellableScenario(scenario)) : null;
  return [
    { key: 'open', label: listTexts.open, icon: 'eye', to: getOpenScenarioLink(scenario.id) },
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
