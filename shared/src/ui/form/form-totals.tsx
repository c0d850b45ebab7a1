import type { ReactNode } from 'react';

interface Total {
  label: string;
  value: ReactNode;
  strong?: boolean;
  /** Not shown on a phone. */
  hideOnPhone?: boolean;
  /** On a phone only the value is shown, for lack of space. */
  hideLabelOnPhone?: boolean;
}

const getClassName = ({ strong, hideOnPhone, hideLabelOnPhone }: Total): string | undefined =>
  [strong && 'surco-totals-strong', hideOnPhone && 'surco-totals-wide', hideLabelOnPhone && 'surco-totals-bare']
    .filter(Boolean)
    .join(' ') || undefined;

/** The totals in the footer of a form; screen readers announce changes. */
export const FormTotals = ({ items }: { items: readonly Total[] }) => (
  <dl className="surco-totals" aria-live="polite">
    {items.map((item) => (
      <div key={item.label} className={getClassName(item)}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);
