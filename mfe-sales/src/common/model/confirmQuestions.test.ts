import { createSale, createVoucher } from '../../testing/fixtures';
import type { DocumentActions } from '../api/useDocumentActions';
import { createCancelVoucherQuestion, createDeleteSaleQuestion } from './confirmQuestions';

const noop = async (): Promise<void> => undefined;
const actions: DocumentActions = {
  replaceVoucher: noop,
  deleteSale: noop,
  cancelVoucher: noop,
  reopenVoucher: noop,
};
const { season } = createSale();

test.each([
  ['the inventory', null, true, /^Sus bolsas vuelven a estar disponibles en el inventario\./],
  ['a DKbono while its season is open', 'b-1', true, /^Sus bolsas vuelven a quedar apartadas en el DKbono/],
  ['a DKbono after its season', 'b-1', false, /el DKbono del que vino queda cancelado y conserva su saldo a favor/],
])('X-13 T-03 says where the bags go when deleting a sale from %s', (_origin, voucherId, isVoucherOpen, text) => {
  expect(
    createDeleteSaleQuestion(createSale({ voucherId, season: { ...season, isVoucherOpen } }), actions).text,
  ).toMatch(text);
});

test('R-29 names the paid amount when asking to cancel a DKbono', () => {
  expect(createCancelVoucherQuestion(createVoucher(), actions).text).toMatch(
    /Lo abonado, \$75,000\.25, queda registrado/,
  );
  expect(createCancelVoucherQuestion(createVoucher({ paid: '0.00' }), actions).text).not.toContain('abonado,');
});
