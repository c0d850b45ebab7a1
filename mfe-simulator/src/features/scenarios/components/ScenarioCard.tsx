import type { Simulation } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { RowMenu } from '@surco/shared/ui/menu';
import { useState } from 'react';
import type { ScenarioActions } from '../api/useScenarioActions';
import { getCardActions, type ScenarioPermissions } from '../model/getCardActions';
import { formatScenarioSubtitle, describeScenario, getScenarioName } from '../model/scenarioDescription';
import { getOpenScenarioLink } from '../model/views';
import { listTexts as texts } from '../texts';
import { EditCustomerForm } from './EditCustomerForm';
import { EditNameForm } from './EditNameForm';
import { ScenarioMetrics } from './ScenarioMetrics';

interface Props {
  scenario: Simulation;
  permissions: ScenarioPermissions;
  actions: ScenarioActions;
  isSelected: boolean;
  /** The maximum number of scenarios is selected. */
  isSelectionFull: boolean;
  onSelect: (isSelected: boolean) => void;
  onRemove: () => void;
}

/** Card of a saved scenario: name, inputs, results and actions. */
export function ScenarioCard({
  scenario,
  permissions,
  actions,
  isSelected,
  isSelectionFull,
  onSelect,
  onRemove,
}: Props) {
  const [editing, setEditing] = useState<'name' | 'customer' | null>(null);
  const name = getScenarioName(scenario);
  const close = (): void => setEditing(null);
  const menu = getCardActions(scenario, permissions, {
    rename: () => setEditing('name'),
    attach: () => setEditing('customer'),
    copy: () => void actions.copy(scenario),
    remove: onRemove,
  });
  return (
    <li className="surco-scenario-card" aria-label={name}>
      <div className="surco-scenario-card-head">
        <h3>
          <Link to={getOpenScenarioLink(scenario.id)}>{name}</Link>
        </h3>
        <RowMenu label={texts.actions(name)} actions={menu} />
      </div>
      <p className="surco-scenario-about">
        {formatScenarioSubtitle(describeScenario(scenario))}
        <br />
        {scenario.client && `${scenario.client.name} · `}
        {formatDate(scenario.createdAt)}
      </p>
      <ScenarioMetrics input={scenario.input} result={scenario.result} />
      {editing === 'name' && (
        <EditNameForm id={scenario.id} name={name} onSave={(next) => actions.rename(scenario, next)} onClose={close} />
      )}
      {editing === 'customer' && (
        <EditCustomerForm
          id={scenario.id}
          clientId={scenario.input.clientId}
          onSave={(next) => actions.attach(scenario, next)}
          onClose={close}
        />
      )}
      <label className="surco-scenario-choose">
        <input
          type="checkbox"
          checked={isSelected}
          disabled={isSelectionFull && !isSelected}
          aria-label={texts.selectForComparison(name)}
          onChange={(event) => onSelect(event.target.checked)}
        />
        {texts.compareLabel}
      </label>
    </li>
  );
}
