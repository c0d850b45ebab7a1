import { deliveryFields } from '@surco/shared/records/document';
import { showSuccessToast } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/dialog';
import { Field } from '@surco/shared/ui/fields';
import { useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { Checkbox } from 'antd';
import type { DocumentActions } from '../api/useDocumentActions';
import { deliveryTexts as texts } from '../model/deliveryTexts';
import { SignaturePad } from './SignaturePad';
import './delivery.css';

export interface SaleToDeliver {
  readonly id: string;
  readonly folio: string;
  readonly version: number;
}

interface DeliveryValues {
  readonly deliveredTo: string;
  readonly isSigned: boolean;
  readonly signature: string | null;
}

interface Props {
  sale: SaleToDeliver;
  deliver: DocumentActions['deliverSale'];
  onClose: (isDelivered: boolean) => void;
}

/** marks a sale as delivered, with the name of who received it and a signature, if they are at hand. */
export function DeliveryDialog({ sale, deliver, onClose }: Props) {
  const form = useForm({
    toFormValues: (): DeliveryValues => ({ deliveredTo: '', isSigned: false, signature: null }),
    validate: ({ isSigned, signature }) =>
      isSigned && signature === null ? [{ path: 'signature', message: texts.signatureMissing }] : [],
    send: ({ deliveredTo, signature }) =>
      deliver(sale, { ...(deliveredTo.trim() ? { deliveredTo } : {}), ...(signature ? { signature } : {}) }),
    onSent: () => {
      showSuccessToast(texts.delivered(sale.folio));
      onClose(true);
    },
  });
  const { values, setValues, bindField } = form;
  return (
    <FormDialog
      title={texts.title(sale.folio)}
      form={form}
      submitLabel={texts.submit}
      cancelLabel={texts.back}
      onClose={() => onClose(false)}
      width={480}
    >
      <div className="surco-delivery">
        <p>{texts.final}</p>
        <TextField
          {...bindField('deliveredTo')}
          label={texts.deliveredTo}
          maxLength={deliveryFields.deliveredTo.maxLength}
        />
        <Field name="signature" label={texts.signature} help={values.isSigned ? texts.signHelp : undefined}>
          {(controlProps) => (
            <>
              <Checkbox
                {...controlProps}
                checked={values.isSigned}
                onChange={({ target }) => setValues({ isSigned: target.checked, signature: null })}
              >
                {texts.sign}
              </Checkbox>
              {values.isSigned && (
                <SignaturePad
                  label={texts.signHere}
                  clearLabel={texts.clear}
                  onChange={(signature) => setValues({ signature })}
                />
              )}
            </>
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
