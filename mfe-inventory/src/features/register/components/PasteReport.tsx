import type { Reading } from '../model/paste';
import { texts } from '../texts';

/** What became of a paste: how many rows were taken, and each line that was not understood. */
export const PasteReport = ({ rows, misread }: Reading) => (
  <div className="surco-register-report" aria-live="polite">
    <p>{texts.taken(rows.length)}</p>
    {misread.length > 0 && (
      <>
        <p className="surco-register-misread">{texts.misread(misread.length)}</p>
        <ul>
          {misread.map(({ line, text, reason }) => (
            <li key={line}>
              {texts.line(line)}: «{text}», {reason}.
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
