import type { Simulation } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import { Link } from '@surco/shared/platform';
import { RowMenu } from '@surco/shared/ui/row-menu';
import { useState } from 'react';
import type { ScenarioActions } from '../api/useScenarioActions';
import { cardActions, type Rights } from '../model/cardActions';
import { aboutOf, askedBy, nameOf } from '../model/scenario';
import { toOpened } from '../model/views';
import { listTexts as texts } from '../texts';
import { EditCustomer } from './EditCustomer';
import { EditName } from './EditName';
import { Figures } from './Figures';

interface Props {
  scenario: Simulation;
  rights: Rights;
  actions: ScenarioActions;
  chosen: boolean;
  /** No more fit side by side. */
  full: boolean;
  onChoose: (chosen: boolean) => void;
  onRemove: (scenario: Simulation) => void;
}

/** A saved scenario: what it is called, what it asks, what it comes to, and what may be done with it. */
export function ScenarioCard({ scenario, rights, actions, chosen, full, onChoose, onRemove }: Props) {
  const [editing, setEditing] = useState<'name' | 'customer' | null>(null);
  const name = nameOf(scenario);
  const close = (): void => setEditing(null);
  const menu = cardActions(scenario, rights, {
    rename: () => setEditing('name'),
    attach: () => setEditing('customer'),
    copy: () => void actions.copy(scenario),
    remove: () => onRemove(scenario),
  });
  return (
    <li className="surco-scen-card" aria-label={name}>
      <div className="surco-scen-card-head">
        <h3>
          <Link to={toOpened(scenario.id)}>{name}</Link>
        </h3>
        <RowMenu label={texts.actions(name)} actions={menu} />
      </div>
      <p className="surco-scen-about">
        {aboutOf(askedBy(scenario))}
        <br />
        {scenario.client && `${scenario.client.name} · `}
        {formatDate(scenario.createdAt)}
      </p>
      <Figures input={scenario.input} result={scenario.result} />
      {editing === 'name' && (
        <EditName id={scenario.id} name={name} onSave={(next) => actions.rename(scenario, next)} onClose={close} />
      )}
      {editing === 'customer' && (
        <EditCustomer
          id={scenario.id}
          clientId={scenario.input.clientId}
          onSave={(next) => actions.attach(scenario, next)}
          onClose={close}
        />
      )}
      <label className="surco-scen-choose">
        <input
          type="checkbox"
          checked={chosen}
          disabled={full && !chosen}
          aria-label={texts.choose(name)}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {texts.compareLabel}
      </label>
    </li>
  );
}
