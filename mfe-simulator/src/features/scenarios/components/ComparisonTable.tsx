import type { Simulation } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import { Link } from '@surco/shared/platform';
import { Fragment } from 'react';
import type { Cell, ComparedGroup } from '../model/compare';
import { aboutOf, askedBy, nameOf } from '../model/scenario';
import { toOpened } from '../model/views';
import { comparisonTexts as texts } from '../texts';

export interface LayoutProps {
  scenarios: readonly Simulation[];
  groups: readonly ComparedGroup[];
}

/** A value, and how far it is from the first. */
export const Value = ({ cell }: { cell: Cell }) => (
  <>
    <span>{cell.text}</span>
    {cell.difference && <small>{cell.difference}</small>}
  </>
);

/** A line that differs says so in a word, not by its colour alone. */
export const Mark = () => <span className="surco-comp-mark">{texts.differs}</span>;

const Head = ({ scenario }: { scenario: Simulation }) => (
  <th scope="col">
    <Link to={toOpened(scenario.id)}>{nameOf(scenario)}</Link>
    <small>
      {aboutOf(askedBy(scenario))}
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

/** One column a scenario, one line a figure. */
export const ComparisonTable = ({ scenarios, groups }: LayoutProps) => (
  <table className="surco-comp">
    <caption className="surco-hidden">{texts.title}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.what}</th>
        {scenarios.map((scenario) => (
          <Head key={scenario.id} scenario={scenario} />
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
                {differs && <Mark />}
              </th>
              {cells.map((cell, index) => (
                <td key={scenarios[index]?.id}>
                  <Value cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
);
