import type { Simulation } from '@surco/shared/contract';
import { formatDate, formatSilageSubtitle } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { RowMenu } from '@surco/shared/ui/menu';
import { useState } from 'react';
import type { SimulationActions } from '../api/useSimulationActions';
import { getCardActions, type SimulationPermissions } from '../model/getCardActions';
import { toSilageDescription, getSimulationName } from '../model/simulationDescription';
import { getOpenSimulationLink } from '../model/views';
import { listTexts as texts } from '../texts';
import { EditCustomerForm } from './EditCustomerForm';
import { EditNameForm } from './EditNameForm';
import { SimulationMetrics } from './SimulationMetrics';

interface Props {
  simulation: Simulation;
  permissions: SimulationPermissions;
  actions: SimulationActions;
  isSelected: boolean;
  /** The maximum number of simulations is selected. */
  isSelectionFull: boolean;
  onSelect: (isSelected: boolean) => void;
  onShare: () => void;
  onRemove: () => void;
}

/** Card of a saved simulation: name, inputs, results and actions. */
export function SimulationCard({
  simulation,
  permissions,
  actions,
  isSelected,
  isSelectionFull,
  onSelect,
  onShare,
  onRemove,
}: Props) {
  const [editing, setEditing] = useState<'name' | 'customer' | null>(null);
  const name = getSimulationName(simulation);
  const close = (): void => setEditing(null);
  const menu = getCardActions(simulation, permissions, {
    rename: () => setEditing('name'),
    attach: () => setEditing('customer'),
    share: onShare,
    copy: () => void actions.copy(simulation),
    remove: onRemove,
  });
  return (
    <li className="surco-simulation-card" aria-label={name}>
      <div className="surco-simulation-card-head">
        <h3>
          <Link to={getOpenSimulationLink(simulation.id)}>{name}</Link>
        </h3>
        <RowMenu label={texts.actions(name)} actions={menu} />
      </div>
      <p className="surco-simulation-about">
        {formatSilageSubtitle(toSilageDescription(simulation))}
        <br />
        {simulation.client && `${simulation.client.name} · `}
        {formatDate(simulation.createdAt)}
      </p>
      <SimulationMetrics input={simulation.input} result={simulation.result} />
      {editing === 'name' && (
        <EditNameForm
          id={simulation.id}
          name={name}
          onSave={(next) => actions.rename(simulation, next)}
          onClose={close}
        />
      )}
      {editing === 'customer' && (
        <EditCustomerForm
          id={simulation.id}
          clientId={simulation.input.clientId}
          onSave={(next) => actions.attach(simulation, next)}
          onClose={close}
        />
      )}
      <label className="surco-simulation-choose">
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
