import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useListState } from '../../platform';
import { renderPage } from '../../testing';
import { ListPage } from './list-page';

interface Row {
  id: string;
  name: string;
}

const createPage = (name: string) => ({
  data: [{ id: name, name }],
  page: 1,
  size: 10,
  totalPages: 1,
  totalRecords: 1,
});

/** Shows a list without an answer. @returns the function that gives it one, and what renders a row */
function showList() {
  const renderName = jest.fn(({ name }: Row) => name);
  let answerWith: (page: ReturnType<typeof createPage>) => void = () => undefined;
  function List() {
    const [data, setData] = useState<ReturnType<typeof createPage>>();
    answerWith = setData;
    return (
      <ListPage
        noun={['temporada', 'temporadas']}
        state={useListState([])}
        response={{
          data,
          error: undefined,
          isLoading: !data,
          isValidating: !data,
          mutate: () => Promise.resolve(undefined),
        }}
        columns={[{ key: 'name', title: 'Nombre', render: renderName }]}
        empty={{ text: 'Aún no hay temporadas.' }}
      />
    );
  }
  renderPage(<List />);
  return { answerWith: (name: string) => flushSync(() => answerWith(createPage(name))), renderName };
}

test('the first answer is shown at once, and rendered once', () => {
  const { answerWith, renderName } = showList();
  act(() => {
    answerWith('PV 2025');
    expect(screen.getByText('PV 2025')).toBeVisible();
  });
  expect(renderName).toHaveBeenCalledTimes(1);
});

test('a later answer is rendered after what is urgent: until then, the rows before stay', () => {
  const { answerWith } = showList();
  act(() => answerWith('PV 2025'));
  act(() => {
    answerWith('PV 2026');
    expect(screen.getByText('PV 2025')).toBeVisible();
  });
  expect(screen.getByText('PV 2026')).toBeVisible();
  expect(screen.queryByText('PV 2025')).not.toBeInTheDocument();
});
