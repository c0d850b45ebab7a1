import { Link, useSession } from '@surco/shared/platform';
import { useMemo } from 'react';
import {
  listIgnoredFields,
  getOpenedScenarioId,
  getInputQuery,
  LazyScenarioBar,
  sectionTexts as texts,
  getScenarioListLink,
  useOpenedScenario,
} from '../features/scenarios';
import { toInputSearchParams, useCatalog } from '../common';
import SimulatorPage from '../features/simulator/pages/SimulatorPage';

/** Sentence on the ignored parts of a link or scenario; empty when there are none. */
function useIgnoredFieldsMessage(requested: URLSearchParams, opened: boolean): string {
  const { catalog } = useCatalog();
  const lost = useMemo(
    () => (catalog && requested.size > 0 ? listIgnoredFields(requested, catalog).join(', ') : ''),
    [requested, catalog],
  );
  if (!lost) return '';
  return opened ? texts.openedIgnored(lost) : texts.linkIgnored(lost);
}

/** Simulator with the input of the URL, or of the saved scenario it names. */
export function SimulatorWithScenarios({ search, isVisible }: { search: URLSearchParams; isVisible: boolean }) {
  const farmer = useSession(({ user }) => user?.role === 'Farmer');
  const id = getOpenedScenarioId(search);
  const { opened, isLoading, failure } = useOpenedScenario(id);
  const requested = useMemo(() => (opened ? toInputSearchParams(opened.input) : search), [opened, search]);
  const notice = useIgnoredFieldsMessage(requested, opened !== null);
  return (
    <>
      {farmer && (
        <Link className="surco-button surco-section-link" to={getScenarioListLink(search)}>
          {texts.mine}
        </Link>
      )}
      {(failure ?? notice) && <output className="surco-section-notice">{failure ?? notice}</output>}
      {/* A new input remounts the form; the same one keeps the typed values. */}
      <SimulatorPage key={id && opened ? id : getInputQuery(search)} search={isLoading ? null : requested}>
        {(simulator) => <LazyScenarioBar simulator={simulator} opened={opened} isVisible={isVisible} />}
      </SimulatorPage>
    </>
  );
}
