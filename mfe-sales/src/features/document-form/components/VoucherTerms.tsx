import type { Voucher } from '@surco/shared/contract';
import { conversionMinimum, formatMoney, formatPercent, isPaidForConversion } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { fieldId, FormErrors } from '@surco/shared/ui/form-errors';
import { FormSection } from '@surco/shared/ui/form-page';
import { useContext } from 'react';
import { voucherPath } from '../../../state/paths';
import { texts } from '../texts';

interface Props {
  voucher: Voucher;
  /** Share of the total that must be paid. */
  share: number;
}

/** T-03: the DKbono a sale is made from, what was paid of it and what its conversion asks for. */
export function VoucherTerms({ voucher, share }: Props) {
  const refused = useContext(FormErrors).get('voucherId');
  const { folio, total, paid, balance } = voucher;
  const facts = [
    [texts.total, formatMoney(total)],
    [texts.paid, formatMoney(paid)],
    [texts.balance, formatMoney(balance)],
    [texts.required, formatMoney(conversionMinimum(total, share))],
  ];
  return (
    <FormSection title={texts.conversionTitle(folio)} help={texts.conversionRule(formatPercent(share))}>
      <div id={fieldId('voucherId')} tabIndex={-1} className="surco-sale-terms">
        <dl className="surco-sale-figures">
          {facts.map(([label, value]) => (
            <div key={label} className="surco-sale-figure">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {refused && <p className="surco-field-error">{refused}</p>}
        {!refused && isPaidForConversion(voucher, share) && <p>{texts.conversionReady}</p>}
        <Link to={voucherPath(voucher.id)}>{texts.seeVoucher(folio)}</Link>
      </div>
    </FormSection>
  );
}
