import { formatDate, silageDisclaimer, type SilageResult } from '@surco/shared/domain';
import { simulationFields } from '@surco/shared/records/simulation';
import { formatMetric } from '../../../../common';
import { getInputDetails } from '../../model/getInputDetails';
import { getMetricGroups } from '../../model/getMetricGroups';
import { type SimulationDescription, formatSimulationSubtitle } from '../../model/simulationDescription';
import { sheetTexts } from '../../texts';

export interface SimulationSheetProps {
  name: string;
  customer: string | null;
  description: SimulationDescription;
  result: SilageResult;
  /** Print time, in ms since the epoch. */
  printedAt: number;
  /** Last change of a price or parameter (ISO 8601). */
  parametersUpdatedAt: string;
}

interface SheetLine {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

const SheetSection = ({ title, lines }: { title: string; lines: readonly SheetLine[] }) => (
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

/** Printed simulation: customer, inputs, results and disclaimer. */
export function SimulationSheet({
  name,
  customer,
  description,
  result,
  printedAt,
  parametersUpdatedAt,
}: SimulationSheetProps) {
  const groups = getMetricGroups([description.input.mode]).map(({ id, title, lines }) => ({
    id,
    title,
    lines: lines
      .filter(({ key }) => result[key] !== null)
      .map(({ key, label }) => ({ key, label, text: formatMetric(key, result[key]) })),
  }));
  return (
    <>
      <header>
        <p>
          {sheetTexts.author} · {sheetTexts.title}
        </p>
        <h1>{name}</h1>
        <p>
          {[
            customer && `${simulationFields.clientId.label}: ${customer}`,
            `${sheetTexts.date}: ${formatDate(printedAt)}`,
            formatSimulationSubtitle(description),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <div className="surco-paper-columns">
        <SheetSection title={sheetTexts.inputs} lines={getInputDetails(description)} />
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ id, title, lines }) => (
            <SheetSection key={id} title={title} lines={lines} />
          ))}
      </div>
      <footer>
        <p>{silageDisclaimer}</p>
        <p>{sheetTexts.parameters(formatDate(parametersUpdatedAt))}</p>
      </footer>
    </>
  );
}
