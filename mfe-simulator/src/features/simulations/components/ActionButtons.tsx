import { Link, useSearchParams } from '@surco/shared/platform';
import type { SimulationAction } from '../../../common';
import { getSimulationListLink } from '../model/views';
import { texts } from '../texts';

interface Props {
  actions: readonly SimulationAction[];
  openAction: SimulationAction | null;
  hasListLink: boolean;
  onOpen: (action: SimulationAction | null) => void;
  /** Shows the paper; absent without a result. */
  onPaper?: () => void;
  /** Closes the bottom sheet of the open action and scrolls to the results; given only inside that sheet. */
  onSeeResults?: () => void;
}

/** Buttons of the actions, of the paper and of the saved simulations. A second press closes an open action. */
export function ActionButtons({ actions, openAction, hasListLink, onOpen, onPaper, onSeeResults }: Props) {
  const [search] = useSearchParams();
  return (
    <div className="surco-simulation-actions">
      {onSeeResults && (
        <button type="button" className="surco-button" onClick={onSeeResults}>
          {texts.seeResults}
        </button>
      )}
      {actions.map((key) => (
        <button
          key={key}
          type="button"
          className="surco-button"
          aria-expanded={openAction === key}
          onClick={() => onOpen(openAction === key ? null : key)}
        >
          {texts[key]}
        </button>
      ))}
      {onPaper && (
        <button type="button" className="surco-button" onClick={onPaper}>
          {texts.paper}
        </button>
      )}
      {hasListLink && (
        <Link className="surco-button" to={getSimulationListLink(search)}>
          {texts.toList}
        </Link>
      )}
    </div>
  );
}
