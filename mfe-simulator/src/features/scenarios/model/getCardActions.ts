import type { Simulation } from '@surco/shared/contract';
import type { RowAction } from '@surco/shared/ui/menu';
import { listTexts, texts } from '../texts';
import { buildSaleFormLinks, toSellableScenario } from './saleFormLinks';
import { getOpenScenarioLink } from './views';

/** Permissions of the user besides managing their own scenarios. */
export interface ScenarioPermissions {
  readonly sell: boolean;
  readonly attach: boolean;
}

interface CardHandlers {
  readonly rename: () => void;
  readonly attach: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
}

const createActionIf = (may: boolean, action: RowAction): readonly RowAction[] => (may ? [action] : []);

/** Actions of a saved scenario by permission. */
export function getCardActions(
  scenario: Simulation,
  { sell, attach }: ScenarioPermissions,
  deeds: CardHandlers,
): readonly RowAction[] {
  const links = sell ? buildSaleFormLinks(toSellableScenario(scenario)) : null;
  return [
    { key: 'open', label: listTexts.open, icon: 'eye', to: getOpenScenarioLink(scenario.id) },
    { key: 'copy', label: listTexts.copy, icon: 'copy', onSelect: deeds.copy },
    { key: 'rename', label: listTexts.rename, icon: 'edit', onSelect: deeds.rename },
    ...createActionIf(attach, { key: 'attach', label: listTexts.attach, icon: 'user', onSelect: deeds.attach }),
    ...(links
      ? ([
          { key: 'sale', label: texts.newSale, icon: 'money', to: links.sale },
          { key: 'voucher', label: texts.newVoucher, icon: 'file', to: links.voucher },
        ] as const)
      : []),
    { key: 'remove', label: listTexts.remove, icon: 'trash', danger: true, onSelect: deeds.remove },
  ];
}
