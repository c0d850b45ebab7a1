import { getErrorMessage } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { preloadedTexts as texts } from '../preloadedTexts';

/** Loading skeletons. */
export const CardSkeletons = ({ label, count }: { label: string; count: number }) => (
  <section className="surco-simulation-cards" aria-busy="true" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="surco-simulation-card surco-simulation-skeleton" />
    ))}
  </section>
);

/** Empty state with an action. */
export const EmptyMessage = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="surco-simulation-message">
    <output>{text}</output>
    {children}
  </div>
);

interface FailedMessageProps {
  className?: string;
  text: string;
  onRetry: () => void;
}

/** Error text with a retry. */
export const FailedMessage = ({ className = 'surco-simulation-message', text, onRetry }: FailedMessageProps) => (
  <div className={className} role="alert">
    <p>{text}</p>
    <button type="button" className="surco-button" onClick={onRetry}>
      {texts.retry}
    </button>
  </div>
);

/** Error state of data that failed to load. */
export const LoadError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <FailedMessage text={getErrorMessage(error)} onRetry={onRetry} />
);

/** Error state of a view whose code failed to load. */
export const renderChunkError = (retry: () => void): ReactNode => <FailedMessage text={texts.failed} onRetry={retry} />;
