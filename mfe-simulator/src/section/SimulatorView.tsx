import { Link, useSession } from '@surco/shared/platform';
import { useMemo } from 'react';
import {
  ignoredIn,
  openedIn,
  questionIn,
  ScenarioTools,
  sectionTexts as texts,
  toList,
  useOpened,
} from '../features/scenarios';
import { searchOfInput, useCatalog } from '../features/simulator';
import SimulatorPage from '../features/simulator/pages/SimulatorPage';

/** What could not be taken over of a link or of a saved scenario, in a sentence; empty when all was. */
function useNotice(asked: URLSearchParams, opened: boolean): string {
  const { catalog } = useCatalog();
  const lost = useMemo(() => (catalog && asked.size > 0 ? ignoredIn(asked, catalog).join(', ') : ''), [asked, catalog]);
  if (!lost) return '';
  return opened ? texts.openedIgnored(lost) : texts.linkIgnored(lost);
}

/** The simulator with the question of the address, or of the saved scenario that the address names. */
export function SimulatorView({ search, seen }: { search: URLSearchParams; seen: boolean }) {
  const farmer = useSession(({ user }) => user?.role === 'Farmer');
  const id = openedIn(search);
  const { opened, waiting, failure } = useOpened(id);
  const asked = useMemo(() => (opened ? searchOfInput(opened.input) : search), [opened, search]);
  const notice = useNotice(asked, opened !== null);
  return (
    <>
      {farmer && (
        <Link className="surco-button surco-section-link" to={toList(search)}>
          {texts.mine}
        </Link>
      )}
      {(failure ?? notice) && <output className="surco-section-notice">{failure ?? notice}</output>}
      {/* Another question is another beginning; the same one stays as it was typed on. */}
      <SimulatorPage key={id && opened ? id : questionIn(search)} search={waiting ? null : asked}>
        {(simulator) => <ScenarioTools simulator={simulator} opened={opened} seen={seen} />}
      </SimulatorPage>
    </>
  );
}
