import { noValue } from '@surco/shared/domain';
import type { ReactNode } from 'react';
import './sections.css';

/** The parts of one value, one below the other; parts without a value are left out, and `noValue` without any. */
export function renderLines(...lines: (string | null | undefined)[]): ReactNode {
  const shown = lines.filter((line) => line && line !== noValue);
  if (shown.length === 0) return noValue;
  return (
    <ul className="surco-section-lines">
      {shown.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
