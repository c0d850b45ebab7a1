import { getToday } from '@surco/shared/platform';
import { DraftNotice } from '@surco/shared/ui/draft';
import { FormPage } from '@surco/shared/ui/form';
import type { DocumentFormOptions } from '../api/useFormOptions';
import { useDocumentForm } from '../hooks/useDocumentForm';
import { isBoundToVoucher, type FormOrigin, getPrefill } from '../model/formOrigin';
import { getCancelPath } from '../model/getCancelPath';
import { getModeTexts } from '../texts';
import { DocumentHeader } from './header/DocumentHeader';
import { DocumentLines } from './lines/DocumentLines';
import { EditorTotals } from './EditorTotals';
import { PriceChanges } from './PriceChanges';
import { SimulationBanner } from './SimulationBanner';
import { FirstPaymentSection } from './FirstPaymentSection';
import { NotesSection } from './NotesSection';
import { VoucherExpiry } from './VoucherExpiry';
import { ZoneUnknown } from './ZoneUnknown';
import { ConversionRequirement } from './ConversionRequirement';
import './document-form.css';

interface Props {
  origin: FormOrigin;
  formOptions: DocumentFormOptions;
}

/** The editor: form fields with live calculation. */
export function DocumentEditor({ origin, formOptions }: Props) {
  const editor = useDocumentForm(origin, formOptions);
  const { form, seasonId, names } = editor;
  const { values, updateValues } = form;
  const prefill = getPrefill(origin);
  return (
    <FormPage
      form={form}
      submitLabel={getModeTexts(origin.mode).save}
      submitOnEnter={false}
      cancelTo={getCancelPath(origin)}
      totals={
        <EditorTotals
          calculation={editor.calculation}
          totalBefore={editor.priceChanges.totalBefore}
          paid={editor.paid}
        />
      }
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
        names={names}
        distributor={editor.distributor}
        isBoundToVoucher={isBoundToVoucher(origin)}
        today={getToday()}
        updateValues={updateValues}
        registerCustomer={editor.registerCustomer}
      />
      {editor.expiresAt && <VoucherExpiry expiresAt={editor.expiresAt} today={getToday()} />}
      {editor.retryZone && <ZoneUnknown onRetry={editor.retryZone} />}
      <PriceChanges
        changes={editor.priceChanges.changes}
        products={editor.products}
        total={editor.calculation.total}
        totalBefore={editor.priceChanges.totalBefore}
        onDismiss={editor.priceChanges.dismiss}
      />
      <DocumentLines
        mode={origin.mode}
        lines={values.lines}
        availableProducts={editor.products}
        hasProducts={formOptions.hasProducts}
        names={names}
        parameters={formOptions.parameters}
        getAvailableBags={editor.getAvailableBags}
        stockHint={editor.stockHint}
        updateValues={updateValues}
      />
      {origin.mode === 'voucher:new' && (
        <FirstPaymentSection
          payment={values.firstPayment}
          total={editor.calculation.total}
          today={getToday()}
          updateValues={updateValues}
        />
      )}
      <NotesSection notes={values.notes} updateValues={updateValues} />
      {editor.confirmationDialog}
    </FormPage>
  );
}
