import { listTexts as texts } from '../texts';

interface Props {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Pages of the list, newest first. */
export function Pagination({ page, pageCount, onPageChange }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className="surco-simulation-actions surco-simulation-pages" aria-label={texts.pages}>
      <button type="button" className="surco-button" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        {texts.newer}
      </button>
      <span>{texts.page(page, pageCount)}</span>
      <button
        type="button"
        className="surco-button"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        {texts.older}
      </button>
    </nav>
  );
}
