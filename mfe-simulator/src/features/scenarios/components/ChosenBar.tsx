import { Link, useSearchParams } from '@surco/shared/platform';
import { LEAST_COMPARED, toComparison } from '../model/views';
import { listTexts as texts } from '../texts';

/** What is marked so far, and the way to see it side by side; stays in sight. */
export function ChosenBar({ chosen, onClear }: { chosen: readonly string[]; onClear: () => void }) {
  const [search] = useSearchParams();
  const enough = chosen.length >= LEAST_COMPARED;
  if (chosen.length === 0) return null;
  return (
    <div className="surco-scen-chosen">
      {enough ? (
        <Link className="surco-button surco-button-primary" to={toComparison(search, chosen)}>
          {texts.compare(chosen.length)}
        </Link>
      ) : (
        <output>{texts.chosenOne}</output>
      )}
      <button type="button" className="surco-button" onClick={onClear}>
        {texts.unchoose}
      </button>
    </div>
  );
}
