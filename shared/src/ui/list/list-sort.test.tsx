import { renderPage } from '../../testing';
import { openSelect } from '../../testing/select';
import type { ListColumn } from '../table/list-column';
import { ListSort } from './list-sort';

const column = (title: string, rest: Partial<ListColumn<object>>): ListColumn<object> => ({
  key: title,
  title,
  render: () => title,
  ...rest,
});

test('words the directions of a sort as its values need it', async () => {
  const columns = [
    column('Nombre', { sortField: 'name' }),
    column('Total', { sortField: 'total', align: 'right' }),
    column('Fecha', { sortField: 'date', sortAs: 'date', align: 'right' }),
    column('Cliente', {}),
  ];
  const { user } = renderPage(<ListSort columns={columns} state={{ sort: undefined, setSort: () => undefined }} />);
  expect(await openSelect(user, 'Ordenar por')).toEqual(
    expect.arrayContaining([
      'Nombre, de la A a la Z',
      'Nombre, de la Z a la A',
      'Total, de mayor a menor',
      'Total, de menor a mayor',
      'Fecha, primero lo más reciente',
      'Fecha, primero lo más antiguo',
    ]),
  );
});
