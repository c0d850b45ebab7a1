import { mockApi } from '../../testing';
import { call } from './call';

const TOO_LONG = { status: 400, error: 'La lista es demasiado larga.', code: 'LISTA_DEMASIADO_GRANDE' };

/** A list of 2,500 rows that is refused with size `all`. */
function mockLongList() {
  return mockApi({
    'GET /localities': ({ searchParams: query }: URL) => {
      if (query.get('size') === 'all') return TOO_LONG;
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      const ids = Array.from({ length: Math.min(size, 2_500 - (page - 1) * size) }, (_, at) => (page - 1) * size + at);
      return { data: ids.map((id) => ({ id: String(id) })), page, size, totalPages: 3, totalRecords: 2_500 };
    },
  });
}

test('E-04 assembles a list from its pages when it is too long for size `all`', async () => {
  const requests = mockLongList();
  const list = await call('GET /localities', { query: { stateId: '05', page: 1, size: 'all', sort: 'name' } });
  expect(list).toMatchObject({ page: 1, size: 'all', totalPages: 1, totalRecords: 2_500 });
  expect(list.data.map(({ id }) => Number(id))).toEqual(Array.from({ length: 2_500 }, (_, at) => at));
  expect(requests.slice(1).map(({ url }) => url)).toEqual(
    [1, 2, 3].map((page) => `/localities?stateId=05&page=${page}&size=1000&sort=name`),
  );
});

test('rejects with any other refusal of a list', async () => {
  mockApi({ 'GET /localities': { status: 400, error: 'Revise los datos.', code: 'DATOS_INVALIDOS' } });
  await expect(call('GET /localities', { query: { size: 'all' } })).rejects.toMatchObject({ code: 'DATOS_INVALIDOS' });
});
