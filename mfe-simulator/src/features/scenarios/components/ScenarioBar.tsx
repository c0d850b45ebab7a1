import type { Simulation } from '@surco/shared/contract';
import { mayAttach, maySell } from '@surco/shared/domain/actions';
import { formatDate } from '@surco/shared/domain/formats';
import { Link, useSearchParams, useSession } from '@surco/shared/platform';
import { useState } from 'react';
import type { Calculation, SimulatorModel } from '../../simulator';
import { useListForTheField } from '../api/useListForTheField';
import { completeQuestion, linkTo } from '../model/link';
import { aboutOf, type Asked, nameOf, proposedName } from '../model/scenario';
import { toList } from '../model/views';
import { texts } from '../texts';
import { Outcome } from './Outcome';
import { Printed } from './Printed';
import { type Saved, SavePanel } from './SavePanel';
import { SellPanel } from './SellPanel';
import { SharePanel } from './SharePanel';
import { Sheet } from './Sheet';
import './scenarios.css';

interface Props {
  simulator: SimulatorModel;
  calculation: Calculation;
  /** The saved scenario that was opened. */
  opened: Simulation | null;
  /** Whether the simulator is what the person sees: then it is what is printed. */
  seen: boolean;
}

type Action = 'save' | 'share' | 'sell';

function askedOn({ form, catalog }: SimulatorModel, { input }: Calculation): Asked {
  const named = (list: readonly { id: string; name: string }[], id: string): string | undefined =>
    list.find((one) => one.id === id)?.name;
  return {
    input,
    product: named(catalog.products, form.productId) ?? '',
    production: input.mode === 'VENTA' ? null : (named(catalog.productionTypes, form.productionTypeId) ?? null),
  };
}

/** What may be done with the scenario on the screen. */
export function ScenarioBar({ simulator, calculation, opened, seen }: Props) {
  const user = useSession((session) => session.user);
  useListForTheField();
  const [search] = useSearchParams();
  const [action, setAction] = useState<Action | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const { form, catalog } = simulator;
  const { result, valid } = calculation;
  const asked = askedOn(simulator, calculation);
  const question = completeQuestion(simulator);
  const unchanged = saved !== null && JSON.stringify(saved.input) === JSON.stringify(question);
  const known = unchanged ? saved.name : (opened?.name ?? null);
  const name = known ?? proposedName(asked);
  const clientId = saved ? saved.clientId : (opened?.input.clientId ?? null);
  const close = (): void => setAction(null);
  const actions: readonly Action[] = user && maySell(user) ? ['save', 'share', 'sell'] : ['save', 'share'];
  return (
    <section className="surco-scen-bar" aria-label={texts.bar}>
      {opened && (
        <p>
          <strong>{texts.opened(nameOf(opened))}</strong>
          {opened.client && ` · ${opened.client.name}`} · {texts.savedOn(formatDate(opened.createdAt))}
        </p>
      )}
      <output className="surco-scen-outcome">{unchanged && <Outcome saved={saved} />}</output>
      <div className="surco-scen-actions">
        {actions.map((each) => (
          <button
            key={each}
            type="button"
            className="surco-button"
            aria-expanded={action === each}
            onClick={() => setAction(action === each ? null : each)}
          >
            {texts[each]}
          </button>
        ))}
        <button type="button" className="surco-button" title={texts.printHelp} onClick={() => window.print()}>
          {texts.print}
        </button>
        {user?.role !== 'Farmer' && (
          <Link className="surco-button" to={toList(search)}>
            {texts.mine}
          </Link>
        )}
      </div>
      {action && action !== 'sell' && !valid && <output className="surco-scen-outcome">{texts.needsResult}</output>}
      {action === 'save' && valid && (
        <SavePanel
          input={question}
          proposedName={name}
          clientId={clientId}
          attachable={user !== null && mayAttach(user)}
          onSaved={(now) => {
            setSaved(now);
            close();
          }}
          onCancel={close}
        />
      )}
      {action === 'share' && valid && (
        <SharePanel link={linkTo(window.location.origin, question)} title={aboutOf(asked)} onClose={close} />
      )}
      {action === 'sell' && (
        <SellPanel
          key={clientId}
          sellable={{
            productId: form.productId,
            bags: result.bags,
            hectares: result.hectares,
            discount: calculation.input.discount,
            clientId,
            simulationId: (unchanged ? saved.id : opened?.id) ?? '',
            name: known ?? '',
          }}
          product={asked.product}
          onClose={close}
        />
      )}
      {seen && valid && (
        <Printed title={name}>
          {(printedAt) => (
            <Sheet
              name={name}
              customer={saved ? null : (opened?.client?.name ?? null)}
              asked={asked}
              result={result}
              printedAt={printedAt}
              parametersOf={catalog.updatedAt}
            />
          )}
        </Printed>
      )}
    </section>
  );
}
