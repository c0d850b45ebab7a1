import { calculateDefaultExpiry } from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import { DraftNotice } from '@surco/shared/ui/draft';
import { FormPage } from '@surco/shared/ui/form';
import { formatDateWithRelative } from '../../../common/model/formatDateWithRelative';
import type { DocumentFormOptions } from '../api/useFormOptions';
import { useDocumentForm } from '../hooks/useDocumentForm';
import { type FormOrigin, getCancelPath, getPrefill, isBoundToVoucher } from '../model/formOrigin';
import { texts, getModeTexts } from '../texts';
import { ConversionRequirement } from './ConversionRequirement';
import { EditorTotals } from './EditorTotals';
import { FirstPaymentSection } from './FirstPaymentSection';
import { NotesSection } from './NotesSection';
import { PriceChanges, ZoneUnknown } from './PriceChanges';
import { SimulationBanner } from './SimulationBanner';
import { DocumentHeader } from './header/DocumentHeader';
import { DocumentLines } from './lines/DocumentLines';
import './document-form.css';

/** The expiry date of the DKbono, stored or as the server will calculate it; null for a sale or without a season. */
function getVoucherExpiryDate(
  origin: FormOrigin,
  { seasons, validityDays }: DocumentFormOptions,
  seasonId: string,
  today: string,
): string | null {
  if (origin.mode === 'voucher:edit') return origin.voucher.expiresAt;
  const endDate = seasons?.find(({ id }) => id === seasonId)?.endDate;
  return origin.mode === 'voucher:new' && endDate ? calculateDefaultExpiry(validityDays, { today, endDate }) : null;
}

interface Props {
  origin: FormOrigin;
  formOptions: DocumentFormOptions;
}

/** The editor: form fields with live calculation. */
export function DocumentEditor({ origin, formOptions }: Props) {
  const editor = useDocumentForm(origin, formOptions);
  const { form, seasonId, names, prices } = editor;
  const { calculation, totalBefore } = prices;
  const { values, updateValues } = form;
  const today = getToday();
  const prefill = getPrefill(origin);
  const expiresAt = getVoucherExpiryDate(origin, formOptions, seasonId, today);
  return (
    <FormPage
      form={form}
      submitLabel={getModeTexts(origin.mode).save}
      submitOnEnter={false}
      cancelTo={getCancelPath(origin)}
      totals={<EditorTotals calculation={calculation} totalBefore={totalBefore} paid={editor.paid} />}
    >
      <DraftNotice draft={form.draft} />
      {prefill?.productId && (
        <SimulationBanner
          prefill={prefill}
          availableProducts={formOptions.availableProducts}
          customers={formOptions.customers}
        />
      )}
      {origin.mode === 'sale:convert' && (
        <ConversionRequirement voucher={origin.voucher} minPaidFraction={formOptions.minPaidFraction} />
      )}
      <DocumentHeader
        mode={origin.mode}
        customerId={values.customerId}
        seasonId={seasonId}
        date={values.date}
        customers={formOptions.customers}
        seasons={formOptions.seasons}
        upcomingSeason={formOptions.upcomingSeason}
        names={names}
        distributor={editor.stock.distributor}
        isBoundToVoucher={isBoundToVoucher(origin)}
        today={today}
        updateValues={updateValues}
        registerCustomer={editor.registerCustomer}
      />
      {expiresAt && (
        <p className="surco-sale-expiry">
          <span>{texts.expiry}</span> {texts.expiryUntil(formatDateWithRelative(expiresAt, today))}
        </p>
      )}
      {prices.retryZone && <ZoneUnknown onRetry={prices.retryZone} />}
      <PriceChanges
        changes={prices.changes}
        products={prices.products}
        total={calculation.total}
        totalBefore={totalBefore}
        onDismiss={prices.dismiss}
      />
      <DocumentLines
        mode={origin.mode}
        lines={values.lines}
        availableProducts={prices.products}
        hasProducts={formOptions.hasProducts}
        names={names}
        parameters={formOptions.parameters}
        getAvailableBags={editor.stock.getAvailableBags}
        stockHint={editor.stock.stockHint}
        updateValues={updateValues}
      />
      {origin.mode === 'voucher:new' && (
        <FirstPaymentSection
          payment={values.firstPayment}
          total={calculation.total}
          today={today}
          updateValues={updateValues}
        />
      )}
      <NotesSection notes={values.notes} updateValues={updateValues} />
      {editor.confirmationDialog}
    </FormPage>
  );
}
