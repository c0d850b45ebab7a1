import { defaultSilageParameters } from '@surco/shared/domain';
import { createVoucher } from '../../../../testing/fixtures';
import { buildAvailableProducts } from '../buildAvailableProducts';
import { createInitialFormValues } from './createInitialFormValues';

test('T-03 starts a conversion as a new document of today with all lines of the DKbono', () => {
  const values = createInitialFormValues(
    { mode: 'sale:convert', voucher: createVoucher() },
    buildAvailableProducts([], createVoucher().lines),
    defaultSilageParameters,
    '2026-12-01',
  );
  expect(values).toMatchObject({ version: null, date: '2026-12-01', customerId: 'c-1', lines: [{ quantity: 29 }, {}] });
});
