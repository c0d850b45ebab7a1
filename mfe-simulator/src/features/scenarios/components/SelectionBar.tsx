import { Link, useSearchParams } from '@surco/shared/platform';
import { MIN_COMPARED, getComparisonLink } from '../model/views';
import { listTexts as texts } from '../texts';

/** Sticky bar with the selected scenarios and the link to compare them. */
export function SelectionBar({ chosen, onClear }: { chosen: readonly string[]; onClear: () => void }) {
  const [search] = useSearchParams();
  const enough = chosen.length >= MIN_COMPARED;
  if (chosen.length === 0) return null;
  return (
    <div className="surco-scenario-chosen">
      {enough ? (
        <Link className="surco-button surco-button-primary" to={getComparisonLink(search, chosen)}>
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
