import type { ListColumn } from '../../table/list-column';

/** As many fit beside the collapsed menu in a window of 768 px. */
const MAX_COLUMNS = 6;

type FittedColumn = Pick<ListColumn<never>, 'cardPosition' | 'cardOrder'>;

/** What a phone's card does not show goes first, then what it shows after its main values; the rest stays. */
const LEFT_OUT: readonly ((column: FittedColumn) => boolean)[] = [
  ({ cardPosition }) => cardPosition === 'hidden',
  ({ cardPosition = 'line', cardOrder }) => cardPosition === 'line' && cardOrder === undefined,
];

/** The columns of a table in a narrow window: so many that none is cut off. The first one stays. */
export function fitColumns<C extends FittedColumn>(columns: readonly C[]): readonly C[] {
  const fitted = [...columns];
  for (const isLeftOut of LEFT_OUT)
    for (let index = fitted.length - 1; index > 0 && fitted.length > MAX_COLUMNS; index -= 1) {
      const column = fitted[index];
      if (column && isLeftOut(column)) fitted.splice(index, 1);
    }
  return fitted;
}
