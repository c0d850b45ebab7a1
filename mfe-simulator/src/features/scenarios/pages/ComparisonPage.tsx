import { Link, useSearchParams } from '@surco/shared/platform';
import { useComparedScenarios } from '../api/useComparedScenarios';
import { Comparison } from '../components/comparison/Comparison';
import { CardSkeletons, LoadError, EmptyMessage } from '../components/ScenarioStates';
import { getComparedIds, MIN_COMPARED, getScenarioListLink } from '../model/views';
import { comparisonTexts as texts } from '../texts';
import '../components/scenarios.css';

/** Two to four saved scenarios side by side. */
export default function ComparisonPage() {
  const [search] = useSearchParams();
  const ids = getComparedIds(search);
  const { scenarios, error, retry } = useComparedScenarios(ids);
  const listLink = (
    <Link className="surco-button" to={getScenarioListLink(search)}>
      {texts.toList}
    </Link>
  );
  return (
    <section className="surco-scenario" aria-label={texts.title}>
      <div className="surco-scenario-head">
        <h2>{texts.title}</h2>
        {listLink}
      </div>
      {ids.length < MIN_COMPARED && <EmptyMessage text={texts.tooFew} />}
      {ids.length >= MIN_COMPARED &&
        (scenarios ? (
          <Comparison scenarios={scenarios} />
        ) : error !== undefined ? (
          <LoadError error={error} onRetry={retry} />
        ) : (
          <CardSkeletons label={texts.loading} count={2} />
        ))}
    </section>
  );
}
