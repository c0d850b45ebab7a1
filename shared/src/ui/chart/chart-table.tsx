import { Link } from '../../platform';
import { formatWithoutUnit, getHeadingUnit } from './format-chart-value';
import type { ChartMeasure, ChartTable } from './chart-types';
import './chart-table.css';

const ColumnUnit = ({ unit }: { unit: string | undefined }) => unit && <small>({unit})</small>;

/** The values of a chart as a table, which scrolls in its frame. */
export const ChartTableView = ({
  table,
  measure,
  title,
}: {
  table: ChartTable;
  measure: ChartMeasure;
  title: string;
}) => (
  // A frame that scrolls must be reachable by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="surco-plot-table" aria-label={`Tabla de «${title}»`} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{table.title}</th>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column} <ColumnUnit unit={getHeadingUnit(column, measure)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ label, to, values }, row) => (
          // Two customers may have the same name.
          <tr key={`${row} ${label}`}>
            <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
            {table.columns.map((column, index) => (
              <td key={column}>{formatWithoutUnit(values[index] ?? null, measure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
