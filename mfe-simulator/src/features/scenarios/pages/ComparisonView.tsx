import { Link, useSearchParams } from '@surco/shared/platform';
import { useCompared } from '../api/useCompared';
import { Comparison } from '../components/Comparison';
import { Bones, Failed, Nothing } from '../components/States';
import { comparedIn, LEAST_COMPARED, toList } from '../model/views';
import { comparisonTexts as texts } from '../texts';
import '../components/scenarios.css';

/** Two to four saved scenarios side by side. */
export default function ComparisonView() {
  const [search] = useSearchParams();
  const ids = comparedIn(search);
  const { scenarios, error, retry } = useCompared(ids);
  const list = (
    <Link className="surco-button" to={toList(search)}>
      {texts.toList}
    </Link>
  );
  return (
    <section className="surco-scen" aria-label={texts.title}>
      <div className="surco-scen-head">
        <h2>{texts.title}</h2>
        {list}
      </div>
      {ids.length < LEAST_COMPARED && <Nothing text={texts.tooFew} />}
      {ids.length >= LEAST_COMPARED &&
        (scenarios ? (
          <Comparison scenarios={scenarios} />
        ) : error !== undefined ? (
          <Failed error={error} onRetry={retry} />
        ) : (
          <Bones label={texts.loading} count={2} />
        ))}
    </section>
  );
}
