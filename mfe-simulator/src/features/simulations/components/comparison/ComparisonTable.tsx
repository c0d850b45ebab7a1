import type { Simulation } from '@surco/shared/contract';
import { formatDate, formatSilageSubtitle } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { Fragment } from 'react';
import type { ComparedCell, ComparedGroup } from '../../model/compareSimulations';
import { nameCompared } from '../../model/nameCompared';
import { toSilageDescription } from '../../model/simulationDescription';
import { getOpenSimulationLink } from '../../model/views';
import { comparisonTexts as texts } from '../../texts';

export interface ComparisonLayoutProps {
  simulations: readonly Simulation[];
  groups: readonly ComparedGroup[];
}

/** A value with its difference to the first. */
export const ComparedValue = ({ cell }: { cell: ComparedCell }) => (
  <>
    <span>{cell.text}</span>
    {cell.difference && <small>{cell.difference}</small>}
  </>
);

/** Marks a differing row with a word, not by colour alone. */
export const DifferenceBadge = () => <span className="surco-comp-mark">{texts.differs}</span>;

const SimulationColumnHeader = ({ simulation, name }: { simulation: Simulation; name: string | undefined }) => (
  <th scope="col">
    <Link to={getOpenSimulationLink(simulation.id)}>{name}</Link>
    <small>
      {formatSilageSubtitle(toSilageDescription(simulation))}
      {simulation.client && (
        <>
          <br />
          {simulation.client.name}
        </>
      )}
      <br />
      {texts.calculatedOn(formatDate(simulation.createdAt))}
    </small>
  </th>
);

/** Comparison table: one column per simulation, one row per input or metric. */
export function ComparisonTable({ simulations, groups }: ComparisonLayoutProps) {
  const names = nameCompared(simulations);
  return (
    <table className="surco-comp">
      <caption className="surco-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.rowHeader}</th>
          {simulations.map((simulation, index) => (
            <SimulationColumnHeader key={simulation.id} simulation={simulation} name={names[index]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, title, rows }) => (
          <Fragment key={id}>
            <tr className="surco-comp-group">
              <th scope="colgroup" colSpan={simulations.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ key, label, cells, differs }) => (
              <tr key={key} className={differs ? 'surco-comp-differs' : undefined}>
                <th scope="row">
                  {label}
                  {differs && <DifferenceBadge />}
                </th>
                {cells.map((cell, index) => (
                  <td key={simulations[index]?.id}>
                    <ComparedValue cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
