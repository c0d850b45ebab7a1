import { errorText } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { sectionTexts as texts } from '../sectionTexts';

/** The shape of what comes, while it comes. */
export const Bones = ({ label, count }: { label: string; count: number }) => (
  <section className="surco-scen-cards" aria-busy="true" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="surco-scen-card surco-scen-bone" />
    ))}
  </section>
);

/** Nothing to show: a sentence, and the way on. */
export const Nothing = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="surco-scen-nothing">
    <output>{text}</output>
    {children}
  </div>
);

/** What did not come, why, and another try. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="surco-scen-nothing" role="alert">
    <p>{errorText(error)}</p>
    <button type="button" className="surco-button" onClick={onRetry}>
      {texts.retry}
    </button>
  </div>
);

/** The code of a view did not come. */
export const failedView = (retry: () => void): ReactNode => (
  <div className="surco-scen-nothing" role="alert">
    <p>{texts.failed}</p>
    <button type="button" className="surco-button" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);
