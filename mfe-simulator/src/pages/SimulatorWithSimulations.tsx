import { Link, useSession } from '@surco/shared/platform';
import { useMemo } from 'react';
import {
  listIgnoredFields,
  getOpenedSimulationId,
  getInputQuery,
  LazySimulationBar,
  preloadedTexts as texts,
  getSimulationListLink,
  useOpenedSimulation,
} from '../features/simulations';
import { toInputSearchParams, useCatalog } from '../common';
import SimulatorPage from '../features/simulator/pages/SimulatorPage';

/** Sentence on the ignored parts of a link or of the opened simulation; empty when there are none. */
function useIgnoredFieldsMessage(inputSearch: URLSearchParams, isOfSimulation: boolean): string {
  const { catalog } = useCatalog();
  const ignoredLabels = useMemo(
    () => (catalog && inputSearch.toString() ? listIgnoredFields(inputSearch, catalog).join(', ') : ''),
    [inputSearch, catalog],
  );
  if (!ignoredLabels) return '';
  return isOfSimulation ? texts.ignoredSimulationFields(ignoredLabels) : texts.ignoredLinkFields(ignoredLabels);
}

/** Simulator with the input of the URL, or of the saved simulation it names. */
export function SimulatorWithSimulations({ search, isVisible }: { search: URLSearchParams; isVisible: boolean }) {
  const isFarmer = useSession(({ user }) => user?.role === 'Farmer');
  const id = getOpenedSimulationId(search);
  const { opened, isLoading, failure } = useOpenedSimulation(id);
  const inputSearch = useMemo(() => (opened ? toInputSearchParams(opened.input) : search), [opened, search]);
  const notice = useIgnoredFieldsMessage(inputSearch, opened !== null);
  return (
    <>
      {isFarmer && (
        <Link className="surco-button surco-section-link" to={getSimulationListLink(search)}>
          {texts.toList}
        </Link>
      )}
      {(failure ?? notice) && <output className="surco-section-notice">{failure ?? notice}</output>}
      {/* A new input remounts the form; the same one keeps the typed values. */}
      <SimulatorPage key={id && opened ? id : getInputQuery(search)} search={isLoading ? null : inputSearch}>
        {(simulator) => <LazySimulationBar simulator={simulator} opened={opened} isVisible={isVisible} />}
      </SimulatorPage>
    </>
  );
}
