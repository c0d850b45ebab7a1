import { sale, voucher } from '../testing/fixtures';
import type { DocumentActions } from './documentActions';
import { cancelQuestion, deleteQuestion } from './questions';

const nothing = async (): Promise<void> => undefined;
const actions: DocumentActions = {
  replaceVoucher: nothing,
  deleteSale: nothing,
  deliverSale: nothing,
  cancelVoucher: nothing,
  reopenVoucher: nothing,
};
const { season } = sale();

test.each([
  [null, true, /^Sus bolsas vuelven a estar disponibles en el inventario\./],
  ['b-1', true, /^Sus bolsas vuelven a quedar apartadas en el DKbono/],
  ['b-1', false, /el DKbono del que vino queda cancelado y conserva su saldo a favor/],
])(
  'X-13 T-03 of a sale from %p, the season taking DKbonos %s, the question says where its bags go',
  (voucherId, isVoucherOpen, text) => {
    expect(deleteQuestion(sale({ voucherId, season: { ...season, isVoucherOpen } }), actions).text).toMatch(text);
  },
);

test('R-29 the question before a DKbono is cancelled names what was paid, if anything was', () => {
  expect(cancelQuestion(voucher(), actions).text).toMatch(/Lo abonado, \$75,000\.25, queda registrado/);
  expect(cancelQuestion(voucher({ paid: '0.00' }), actions).text).not.toContain('abonado,');
});
