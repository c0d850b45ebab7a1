import type { CallQuery, Simulation } from '@surco/shared/contract';
import { canAttachSimulations, canCreateDocuments, formatCount } from '@surco/shared/domain';
import { AntdTheme, Link, useListState, useSearchParams, useSession } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { type PaperToShare, useShare } from '@surco/shared/ui/share';
import { useState } from 'react';
import { removeUnsentSimulation } from '../api/saveSimulation';
import { useSavedSimulations } from '../api/useSavedSimulations';
import { useSimulationActions } from '../api/useSimulationActions';
import type { UnsentSimulation } from '../model/listUnsentSimulations';
import { SelectionBar } from '../components/SelectionBar';
import { Pagination } from '../components/Pagination';
import { SimulationCard } from '../components/SimulationCard';
import { SearchField } from '../components/SearchField';
import { CardSkeletons, LoadError, EmptyMessage } from '../components/SimulationStates';
import { UnsentCards } from '../components/UnsentCards';
import { getSimulationName } from '../model/simulationDescription';
import { MAX_COMPARED, getSimulatorLink } from '../model/views';
import { listTexts, texts } from '../texts';
import '../components/simulations.css';

const FILTER_NAMES = ['search'] as const satisfies readonly (keyof CallQuery<'GET /simulations'>)[];

const toSharedSimulation = (simulation: Simulation, canSeePhone: boolean): PaperToShare => {
  const name = getSimulationName(simulation);
  return {
    kind: 'simulation',
    id: simulation.id,
    name: `«${name}»`,
    values: { escenario: name, producto: simulation.product.name },
    ...(simulation.client ? { customerId: simulation.client.id } : {}),
    phone: canSeePhone ? undefined : null,
  };
};

/** Saved simulations: search, open, share, copy, rename, assign, compare, delete. */
export default function SimulationListPage() {
  const [search] = useSearchParams();
  const list = useListState(FILTER_NAMES, '-createdAt');
  const { response, unsent } = useSavedSimulations(list.query);
  const actions = useSimulationActions();
  const { confirm, dialog } = useConfirm();
  const sharing = useShare();
  const user = useSession((session) => session.user);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const permissions = {
    canSell: user !== null && canCreateDocuments(user),
    canAttach: user !== null && canAttachSimulations(user),
  };
  const { data, error } = response;
  const hasFailed = error !== undefined && !response.isValidating;
  const searchText = list.filters.search ?? '';

  const select = (id: string, isSelected: boolean): void =>
    setSelectedIds((ids) => (isSelected ? [...ids, id] : ids.filter((other) => other !== id)));
  const remove = async (simulation: Simulation): Promise<void> => {
    const title = listTexts.removeTitle(getSimulationName(simulation));
    const action = (): Promise<void> => actions.remove(simulation);
    const { removeText: text, removeLabel: confirmLabel } = listTexts;
    if (await confirm({ title, text, confirmLabel, danger: true, action })) select(simulation.id, false);
  };
  const removeUnsent = ({ id, name }: UnsentSimulation): void => {
    const { removeWaitingText: text, removeLabel: confirmLabel } = listTexts;
    const action = (): Promise<void> => removeUnsentSimulation(id);
    void confirm({ title: listTexts.removeTitle(name), text, confirmLabel, danger: true, action });
  };

  return (
    <section className="surco-simulation" aria-label={listTexts.title}>
      <div className="surco-simulation-head">
        <h2>{listTexts.title}</h2>
        <Link className="surco-button" to={getSimulatorLink(search)}>
          {texts.back}
        </Link>
      </div>
      <div className="surco-simulation-head">
        <SearchField value={searchText} onChange={(text) => list.setFilters({ search: text })} />
        {data && <output>{formatCount(data.totalRecords, 'escenario', listTexts.pluralNoun)}</output>}
      </div>
      {data && data.totalRecords > 1 && selectedIds.length === 0 && (
        <p className="surco-simulation-about">{listTexts.selectionHelp}</p>
      )}
      {unsent.length > 0 && <UnsentCards unsent={unsent} onRemove={removeUnsent} />}
      {hasFailed && <LoadError error={error} onRetry={() => void response.mutate()} />}
      {!data && !hasFailed && <CardSkeletons label={listTexts.loading} count={3} />}
      {data?.data.length === 0 && data.totalRecords > 0 && (
        <EmptyMessage text={listTexts.emptyPage}>
          <button type="button" className="surco-button" onClick={() => list.setPage(1)}>
            {listTexts.toFirstPage}
          </button>
        </EmptyMessage>
      )}
      {data?.totalRecords === 0 && (
        <EmptyMessage text={searchText ? listTexts.noMatch : listTexts.empty}>
          {searchText ? (
            <button type="button" className="surco-button" onClick={list.clearFilters}>
              {listTexts.clear}
            </button>
          ) : (
            <Link className="surco-button" to={getSimulatorLink(search)}>
              {listTexts.toSimulator}
            </Link>
          )}
        </EmptyMessage>
      )}
      {data && data.data.length > 0 && (
        <ul className="surco-simulation-cards" aria-label={listTexts.title}>
          {data.data.map((simulation) => (
            <SimulationCard
              key={simulation.id}
              simulation={simulation}
              permissions={permissions}
              actions={actions}
              isSelected={selectedIds.includes(simulation.id)}
              isSelectionFull={selectedIds.length >= MAX_COMPARED}
              onSelect={(isSelected) => select(simulation.id, isSelected)}
              onShare={() => sharing.share(toSharedSimulation(simulation, permissions.canAttach))}
              onRemove={() => void remove(simulation)}
            />
          ))}
        </ul>
      )}
      {data && <Pagination page={data.page} pageCount={data.totalPages} onPageChange={(page) => list.setPage(page)} />}
      {data && <SelectionBar selectedIds={selectedIds} onClear={() => setSelectedIds([])} />}
      {(dialog || sharing.dialog) && (
        <AntdTheme>
          {dialog}
          {sharing.dialog}
        </AntdTheme>
      )}
    </section>
  );
}
