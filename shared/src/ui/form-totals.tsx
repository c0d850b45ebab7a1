import type { ReactNode } from 'react';

interface Total {
  label: string;
  value: ReactNode;
  strong?: boolean;
}

/** The sums of a form, for its footer; told again when they change. */
export const FormTotals = ({ items }: { items: readonly Total[] }) => (
  <dl className="surco-totals" aria-live="polite">
    {items.map(({ label, value, strong }) => (
      <div key={label} className={strong ? 'surco-totals-strong' : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
