import { type ReactNode, useState } from 'react';

/** Collapsible section of advanced inputs; opens when one of them is invalid. */
export function FineTuning({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details
      className="surco-sim-fine"
      open={open || unfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
