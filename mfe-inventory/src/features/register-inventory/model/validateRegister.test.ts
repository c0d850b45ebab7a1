import { limits } from '@surco/shared/domain';
import { validateRegister } from './validateRegister';

const values = { seasonId: 's-1', distributorId: 'd-1', bags: {} };
const createRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ productId: `p-${index}`, bags: 1 }));

test.each([
  [1, []],
  [0, ['Escriba las bolsas de al menos un producto.']],
  [limits.inventory.rowsMax, []],
  [limits.inventory.rowsMax + 1, ['Se registran 500 productos a la vez como máximo.']],
])('R-35 with bags for %i products the errors are %j', (count, messages) => {
  expect(validateRegister(values, createRows(count)).map(({ message }) => message)).toEqual(messages);
});
