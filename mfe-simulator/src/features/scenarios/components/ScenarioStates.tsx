import { getErrorMessage } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { sectionTexts as texts } from '../sectionTexts';

/** Loading skeletons. */
export const CardSkeletons = ({ label, count }: { label: string; count: number }) => (
  <section className="surco-scenario-cards" aria-busy="true" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="surco-scenario-card surco-scenario-bone" />
    ))}
  </section>
);

/** Empty state with an action. */
export const EmptyMessage = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="surco-scenario-nothing">
    <output>{text}</output>
    {children}
  </div>
);

/** Error state with a retry. */
export const LoadError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="surco-scenario-nothing" role="alert">
    <p>{getErrorMessage(error)}</p>
    <button type="button" className="surco-button" onClick={onRetry}>
      {texts.retry}
    </button>
  </div>
);

/** Error state of a view whose code failed to load. */
export const renderChunkError = (retry: () => void): ReactNode => (
  <div className="surco-scenario-nothing" role="alert">
    <p>{texts.failed}</p>
    <button type="button" className="surco-button" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);
