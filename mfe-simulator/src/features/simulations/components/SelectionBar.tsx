import { Link, useSearchParams } from '@surco/shared/platform';
import { MIN_COMPARED, getComparisonLink } from '../model/views';
import { listTexts as texts } from '../texts';

/** Sticky bar while simulations are selected: the link to compare them (a hint if only one is), and a reset. */
export function SelectionBar({ selectedIds, onClear }: { selectedIds: readonly string[]; onClear: () => void }) {
  const [search] = useSearchParams();
  const canCompare = selectedIds.length >= MIN_COMPARED;
  if (selectedIds.length === 0) return null;
  return (
    <div className="surco-simulation-chosen">
      {canCompare ? (
        <Link className="surco-button surco-button-primary" to={getComparisonLink(search, selectedIds)}>
          {texts.compare(selectedIds.length)}
        </Link>
      ) : (
        <output>{texts.oneSelected}</output>
      )}
      <button type="button" className="surco-button" onClick={onClear}>
        {texts.clearSelection}
      </button>
    </div>
  );
}
