import { DraftNotice } from '@surco/shared/ui/draft';
import { FormPage } from '@surco/shared/ui/form';
import { getToday } from '../../../common/api/referenceData';
import type { FormOptions } from '../api/useFormOptions';
import { useDocumentForm } from '../hooks/useDocumentForm';
import { isCustomerFixed, type FormOrigin, getPrefill } from '../model/formOrigin';
import { cancelPath } from '../model/cancelPath';
import { getModeTexts } from '../texts';
import { DocumentHeader } from './DocumentHeader';
import { DocumentLines } from './DocumentLines';
import { DocumentTotals } from './DocumentTotals';
import { SimulationBanner } from './SimulationBanner';
import { NotesSection } from './NotesSection';
import { VoucherExpiry } from './VoucherExpiry';
import { ConversionRequirement } from './ConversionRequirement';
import './document-form.css';

interface Props {
  origin: FormOrigin;
  formOptions: FormOptions;
}

/** The editor: form fields with live calculation. */
export function DocumentEditor({ origin, formOptions }: Props) {
  const editor = useDocumentForm(origin, formOptions);
  const { form, seasonId, names } = editor;
  const { values, updateValues } = form;
  const order = getPrefill(origin);
  return (
    <FormPage
      form={form}
      submitLabel={getModeTexts(origin.mode).save}
      cancelTo={cancelPath(origin)}
      totals={<DocumentTotals calculation={editor.calculation} paid={editor.paid} />}
    >
      <DraftNotice draft={form.draft} />
      {order && (
        <SimulationBanner
          order={order}
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
        isCustomerFixed={isCustomerFixed(origin)}
        today={getToday()}
        updateValues={updateValues}
      />
      {editor.expiresAt && <VoucherExpiry expiresAt={editor.expiresAt} today={getToday()} />}
      <DocumentLines
        mode={origin.mode}
        lines={values.lines}
        availableProducts={formOptions.availableProducts}
        names={names}
        parameters={formOptions.parameters}
        available={editor.available}
        stockHint={editor.stockHint}
        updateValues={updateValues}
      />
      <NotesSection notes={values.notes} updateValues={updateValues} />
    </FormPage>
  );
}
