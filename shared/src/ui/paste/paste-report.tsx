import { formatCount } from '../../domain/text/formats';
import './paste.css';

/** A pasted line that was not added, with the reason. */
export interface RejectedLine {
  /** The number of the line in the pasted text, from 1. */
  line: number;
  /** The filled cells of the line, joined. */
  text: string;
  reason: string;
}

interface Props {
  /** What was added, as a sentence. */
  added: string;
  rejected: readonly RejectedLine[];
}

/** The result of a paste: what was added, and the rejected lines. */
export const PasteReport = ({ added, rejected }: Props) => (
  <div className="surco-paste-report" aria-live="polite">
    <p>{added}</p>
    {rejected.length > 0 && (
      <>
        <p className="surco-paste-rejected">
          {formatCount(rejected.length, 'fila que no se entendió', 'filas que no se entendieron')}:
        </p>
        <ul>
          {rejected.map(({ line, text, reason }) => (
            <li key={line}>
              Fila {line}: «{text}», {reason}.
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
