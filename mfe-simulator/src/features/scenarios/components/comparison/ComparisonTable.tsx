import type { Simulation } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { Fragment } from 'react';
import type { ComparedCell, ComparedGroup } from '../../model/compareScenarios';
import { nameCompared } from '../../model/nameCompared';
import { formatScenarioSubtitle, describeScenario } from '../../model/scenarioDescription';
import { getOpenScenarioLink } from '../../model/views';
import { comparisonTexts as texts } from '../../texts';

export interface ComparisonLayoutProps {
  scenarios: readonly Simulation[];
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

const ScenarioColumnHeader = ({ scenario, name }: { scenario: Simulation; name: string | undefined }) => (
  <th scope="col">
    <Link to={getOpenScenarioLink(scenario.id)}>{name}</Link>
    <small>
      {formatScenarioSubtitle(describeScenario(scenario))}
      {scenario.client && (
        <>
          <br />
          {scenario.client.name}
        </>
      )}
      <br />
      {texts.calculatedOn(formatDate(scenario.createdAt))}
    </small>
  </th>
);

/** Comparison table: one column per scenario, one row per input or metric. */
export function ComparisonTable({ scenarios, groups }: ComparisonLayoutProps) {
  const names = nameCompared(scenarios);
  return (
    <table className="surco-comp">
      <caption className="surco-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.rowHeader}</th>
          {scenarios.map((scenario, index) => (
            <ScenarioColumnHeader key={scenario.id} scenario={scenario} name={names[index]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, title, rows }) => (
          <Fragment key={id}>
            <tr className="surco-comp-group">
              <th scope="colgroup" colSpan={scenarios.length + 1}>
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
                  <td key={scenarios[index]?.id}>
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
