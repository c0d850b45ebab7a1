import type { Simulation } from '@surco/shared/contract';
import { mayAttach, maySell } from '@surco/shared/domain/actions';
import { plural } from '@surco/shared/domain/formats';
import { Link, useListState, useSearchParams, useSession } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useState } from 'react';
import { removeWaiting } from '../api/saveSimulation';
import { useSavedSimulations } from '../api/useSavedSimulations';
import { useScenarioActions } from '../api/useScenarioActions';
import type { WaitingSimulation } from '../api/waiting';
import { ChosenBar } from '../components/ChosenBar';
import { Pages } from '../components/Pages';
import { ScenarioCard } from '../components/ScenarioCard';
import { SearchField } from '../components/SearchField';
import { Bones, Failed, Nothing } from '../components/States';
import { WaitingCards } from '../components/WaitingCards';
import { nameOf } from '../model/scenario';
import { MOST_COMPARED, toSimulator } from '../model/views';
import { listTexts, texts } from '../texts';
import '../components/scenarios.css';

const FILTERS = ['search'] as const;

/** One's saved scenarios: found, opened, copied, named, given to a customer, compared, deleted. */
export default function ScenarioListView() {
  const [search] = useSearchParams();
  const list = useListState(FILTERS, '-createdAt');
  const { answer, waiting } = useSavedSimulations(list.query);
  const actions = useScenarioActions();
  const { confirm, dialog } = useConfirm();
  const user = useSession((session) => session.user);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rights = { sell: user !== null && maySell(user), attach: user !== null && mayAttach(user) };
  const { data, error } = answer;
  const failed = error !== undefined && !answer.isValidating;
  const searched = list.filters.search ?? '';

  const choose = (id: string, on: boolean): void =>
    setChosen((now) => (on ? [...now, id] : now.filter((other) => other !== id)));
  const remove = async (scenario: Simulation): Promise<void> => {
    const title = listTexts.removeTitle(nameOf(scenario));
    const action = (): Promise<void> => actions.remove(scenario);
    const { removeText: text, removeLabel: confirmLabel } = listTexts;
    if (await confirm({ title, text, confirmLabel, danger: true, action })) choose(scenario.id, false);
  };
  const forget = ({ id, name }: WaitingSimulation): void => {
    const { removeWaitingText: text, removeLabel: confirmLabel } = listTexts;
    const action = (): Promise<void> => removeWaiting(id);
    void confirm({ title: listTexts.removeTitle(name), text, confirmLabel, danger: true, action });
  };

  return (
    <section className="surco-scen" aria-label={listTexts.title}>
      <div className="surco-scen-head">
        <h2>{listTexts.title}</h2>
        <Link className="surco-button" to={toSimulator(search)}>
          {texts.back}
        </Link>
      </div>
      <div className="surco-scen-head">
        <SearchField value={searched} onChange={(text) => list.setFilters({ search: text })} />
        {data && <output>{plural(data.totalRecords, 'escenario', listTexts.count)}</output>}
      </div>
      {data && data.totalRecords > 1 && chosen.length === 0 && (
        <p className="surco-scen-about">{listTexts.chooseMore}</p>
      )}
      {waiting.length > 0 && <WaitingCards waiting={waiting} onRemove={forget} />}
      {failed && <Failed error={error} onRetry={() => void answer.mutate()} />}
      {!data && !failed && <Bones label={listTexts.loading} count={3} />}
      {data?.data.length === 0 && data.totalRecords > 0 && (
        <Nothing text={listTexts.emptyPage}>
          <button type="button" className="surco-button" onClick={() => list.setPage(1)}>
            {listTexts.toFirstPage}
          </button>
        </Nothing>
      )}
      {data?.totalRecords === 0 && (
        <Nothing text={searched ? listTexts.noMatch : listTexts.empty}>
          {searched ? (
            <button type="button" className="surco-button" onClick={list.clearFilters}>
              {listTexts.clear}
            </button>
          ) : (
            <Link className="surco-button" to={toSimulator(search)}>
              {listTexts.toSimulator}
            </Link>
          )}
        </Nothing>
      )}
      {data && data.data.length > 0 && (
        <ul className="surco-scen-cards" aria-label={listTexts.title}>
          {data.data.map((scenario) => (
            <ScenarioCard
              key={scenario.id}
              scenario={scenario}
              rights={rights}
              actions={actions}
              chosen={chosen.includes(scenario.id)}
              full={chosen.length >= MOST_COMPARED}
              onChoose={(on) => choose(scenario.id, on)}
              onRemove={(one) => void remove(one)}
            />
          ))}
        </ul>
      )}
      {data && <Pages page={data.page} pages={data.totalPages} onTurn={(page) => list.setPage(page)} />}
      {data && <ChosenBar chosen={chosen} onClear={() => setChosen([])} />}
      {dialog}
    </section>
  );
}
