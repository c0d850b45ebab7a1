import { KeptRow, type TableRowProps } from './table-row';
import { ROW_HEIGHT, useWindow } from './use-window';

interface Props<T extends { id: string }> extends Omit<TableRowProps<T>, 'row' | 'place'> {
  rows: readonly T[];
}

/** Stands where rows out of sight would stand. */
const Gap = ({ rows }: { rows: number }) => rows > 0 && <tr aria-hidden="true" style={{ height: rows * ROW_HEIGHT }} />;

/** The rows of a long table: only those in sight, and some around them, are drawn. */
export function TableWindow<T extends { id: string }>({ rows, ...about }: Props<T>) {
  const [body, { from, to }] = useWindow(rows.length);
  return (
    <tbody ref={body}>
      <Gap rows={from} />
      {rows.slice(from, to).map((row, index) => (
        <KeptRow key={row.id} {...about} row={row} place={from + index + 2} />
      ))}
      <Gap rows={rows.length - to} />
    </tbody>
  );
}
