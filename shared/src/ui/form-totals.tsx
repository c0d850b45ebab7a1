import type { ReactNode } from 'react';

interface Total {
  label: string;
  value: ReactNode;
  strong?: boolean;
  /** Stands only where there is room for it: a phone shows the others. */
  wide?: boolean;
}

const classOf = ({ strong, wide }: Total): string | undefined =>
  [strong && 'surco-totals-strong', wide && 'surco-totals-wide'].filter(Boolean).join(' ') || undefined;

/** The sums of a form, for its footer; told again when they change. */
export const FormTotals = ({ items }: { items: readonly Total[] }) => (
  <dl className="surco-totals" aria-live="polite">
    {items.map((item) => (
      <div key={item.label} className={classOf(item)}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);
