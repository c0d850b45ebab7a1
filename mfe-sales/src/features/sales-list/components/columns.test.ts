import type { Role } from '@surco/shared/domain';
import { getSaleColumns, getVoucherColumns } from './columns';

const listVisibleTitles = (role: Role, hasSingleDistributor: boolean): string[] =>
  getSaleColumns({ role, hasSingleDistributor })
    .filter(({ optional }) => !optional)
    .map(({ title }) => title);

test.each<[Role, boolean, readonly string[]]>([
  ['Admin', false, ['Consultor', 'Distribuidor']],
  ['Admin', true, ['Consultor']],
  ['Coordinator', false, ['Consultor', 'Distribuidor']],
  ['Coordinator', true, ['Consultor']],
  ['Supervisor', true, ['Consultor']],
  ['Consultant', true, []],
])('R-23 a %s, with a single distributor: %p, sees of consultant and distributor: %j', (role, isSingle, expected) => {
  const titles = listVisibleTitles(role, isSingle);
  expect(titles.filter((title) => title === 'Consultor' || title === 'Distribuidor')).toEqual(expected);
});

test('the card of a DKbono has two lines below its title: balance and expiry, then folio, date and total', () => {
  const values = getVoucherColumns({ role: 'Consultant', hasSingleDistributor: true }).filter(
    ({ cardPosition = 'line' }) => cardPosition === 'line',
  );
  expect(values.filter(({ cardOrder }) => cardOrder).map(({ key }) => key)).toEqual(['balance', 'expiry']);
  expect(values.filter(({ cardOrder }) => !cardOrder).map(({ key }) => key)).toEqual(['folio', 'date', 'total']);
});
