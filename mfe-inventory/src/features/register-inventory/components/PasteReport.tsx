import type { PasteResult } from '../model/parsePastedRows';
import { texts } from '../texts';

/** The result of a paste: the number of rows added and the rejected lines. */
export const PasteReport = ({ rows, rejected }: PasteResult) => (
  <div className="surco-register-report" aria-live="polite">
    <p>{texts.rowsAdded(rows.length)}</p>
    {rejected.length > 0 && (
      <>
        <p className="surco-register-rejected">{texts.rejectedLines(rejected.length)}</p>
        <ul>
          {rejected.map(({ line, text, reason }) => (
            <li key={line}>
              {texts.lineNumber(line)}: «{text}», {reason}.
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
