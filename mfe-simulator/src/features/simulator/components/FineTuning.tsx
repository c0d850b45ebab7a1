import { type ReactNode, useState } from 'react';

/** Collapsible section of advanced inputs; opens when one of them is invalid. */
export function FineTuning({ title, hasError, children }: { title: string; hasError: boolean; children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <details
      className="surco-sim-fine"
      open={hasError || isUnfolded}
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
