import type { Voucher } from '@surco/shared/contract';
import { calculateConversionMinimum, formatMoney, formatPercent, isPaidForConversion } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { getFieldId, FormErrors } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { useContext } from 'react';
import { getVoucherPath } from '../../../paths';
import { texts } from '../texts';
import { LabeledValue } from './LabeledValue';

interface Props {
  voucher: Voucher;
  /** Share of the total that must be paid. */
  minPaidFraction: number;
}

/** T-03: total, paid and balance of the DKbono to convert, and the amount that its conversion requires. */
export function ConversionRequirement({ voucher, minPaidFraction }: Props) {
  const error = useContext(FormErrors).get('voucherId');
  const { folio, total, paid, balance } = voucher;
  const amounts = [
    { label: texts.total, value: formatMoney(total) },
    { label: texts.paid, value: formatMoney(paid) },
    { label: texts.balance, value: formatMoney(balance) },
    { label: texts.requiredPayment, value: formatMoney(calculateConversionMinimum(total, minPaidFraction)) },
  ];
  return (
    <FormSection title={texts.conversionTitle(folio)} help={texts.conversionRule(formatPercent(minPaidFraction))}>
      <div id={getFieldId('voucherId')} tabIndex={-1} className="surco-sale-conversion">
        <dl className="surco-sale-figures">
          {amounts.map((amount) => (
            <LabeledValue key={amount.label} {...amount} />
          ))}
        </dl>
        {error && <p className="surco-field-error">{error}</p>}
        {!error && isPaidForConversion(voucher, minPaidFraction) && <p>{texts.conversionReady}</p>}
        <Link to={getVoucherPath(voucher.id)}>{texts.seeVoucher(folio)}</Link>
      </div>
    </FormSection>
  );
}
