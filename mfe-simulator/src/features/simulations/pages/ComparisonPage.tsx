import { Link, useSearchParams } from '@surco/shared/platform';
import { useComparedSimulations } from '../api/useComparedSimulations';
import { Comparison } from '../components/comparison/Comparison';
import { CardSkeletons, LoadError, EmptyMessage } from '../components/SimulationStates';
import { getComparedIds, MIN_COMPARED, getSimulationListLink } from '../model/views';
import { comparisonTexts as texts } from '../texts';
import '../components/simulations.css';

/** Two to four saved simulations side by side. */
export default function ComparisonPage() {
  const [search] = useSearchParams();
  const ids = getComparedIds(search);
  const { simulations, error, retry } = useComparedSimulations(ids);
  const listLink = (
    <Link className="surco-button" to={getSimulationListLink(search)}>
      {texts.toList}
    </Link>
  );
  return (
    <section className="surco-simulation" aria-label={texts.title}>
      <div className="surco-simulation-head">
        <h2>{texts.title}</h2>
        {listLink}
      </div>
      {ids.length < MIN_COMPARED && <EmptyMessage text={texts.tooFew} />}
      {ids.length >= MIN_COMPARED &&
        (simulations ? (
          <Comparison simulations={simulations} />
        ) : error !== undefined ? (
          <LoadError error={error} onRetry={retry} />
        ) : (
          <CardSkeletons label={texts.loading} count={2} />
        ))}
    </section>
  );
}
