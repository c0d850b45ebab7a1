import { formatDate } from '@surco/shared/domain/formats';
import type { SilageResult } from '@surco/shared/domain/silage/result';
import { silageDisclaimer } from '@surco/shared/domain/silage/simulate';
import { writeFigure } from '../../simulator';
import { factsOf } from '../model/facts';
import { figureGroups } from '../model/figures';
import { type Asked, aboutOf } from '../model/scenario';
import { sheetTexts } from '../texts';

export interface SheetProps {
  name: string;
  customer: string | null;
  asked: Asked;
  result: SilageResult;
  /** When it is printed, in ms since the epoch. */
  printedAt: number;
  /** When a price or parameter last changed (ISO 8601), where it is known. */
  parametersOf: string | undefined;
}

interface Line {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section>
    <h2>{title}</h2>
    <dl>
      {lines.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A scenario on one page of paper: whose it is, what was asked, what it comes to, and how far it can be trusted. */
export function Sheet({ name, customer, asked, result, printedAt, parametersOf }: SheetProps) {
  const groups = figureGroups([asked.input.mode]).map(({ id, title, lines }) => ({
    id,
    title,
    lines: lines
      .filter(({ key }) => result[key] !== null)
      .map(({ key, label }) => ({ key, label, text: writeFigure(key, result[key]) })),
  }));
  return (
    <>
      <header>
        <p>
          {sheetTexts.by} · {sheetTexts.title}
        </p>
        <h1>{name}</h1>
        <p>
          {[
            customer && `${sheetTexts.customer}: ${customer}`,
            `${sheetTexts.date}: ${formatDate(printedAt)}`,
            aboutOf(asked),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div className="surco-paper-columns">
        <Lines title={sheetTexts.inputs} lines={factsOf(asked)} />
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ id, title, lines }) => (
            <Lines key={id} title={title} lines={lines} />
          ))}
      </div>
      <footer>
        <p>{silageDisclaimer}</p>
        {parametersOf && <p>{sheetTexts.parameters(formatDate(parametersOf))}</p>}
      </footer>
    </>
  );
}
