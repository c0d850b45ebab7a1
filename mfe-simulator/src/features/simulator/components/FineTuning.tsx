import { type ReactNode, useState } from 'react';

/** What most people leave as it is, folded away; it unfolds by itself when something inside is wrong. */
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
