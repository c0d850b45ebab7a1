import { deliveryFields } from '@surco/shared/records/document';
import { showSuccessToast } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/dialog';
import { DraftNotice } from '@surco/shared/ui/draft';
import { Field } from '@surco/shared/ui/fields';
import { type Form, useForm } from '@surco/shared/ui/form';
import { TextField } from '@surco/shared/ui/inputs';
import { getDeliveryFormKey } from '@surco/shared/ui/outbox';
import { Checkbox } from 'antd';
import { formatDeliveryLabel, type SaleToDeliver, useDeliverSale } from '../api/useDeliverSale';
import { useDialogDraft, useDraftDialog } from '../hooks/useDraftDialog';
import { type DeliveryValues, emptyDelivery, readDeliveryValues } from '../model/deliveryValues';
import { deliveryTexts as texts } from '../model/deliveryTexts';
import { SignaturePad } from './SignaturePad';
import './delivery.css';

interface Props {
  sale: SaleToDeliver;
  /** @param isDelivered whether the server has recorded the delivery */
  onClose: (isDelivered: boolean) => void;
}

type FormProps = Props & { initialValues: DeliveryValues };

/** marks a sale as delivered, with the name of who received it and a signature, if they are at hand. */
export function DeliveryDialog({ sale, onClose }: Props) {
  const { initialValues, leave } = useDraftDialog(readDeliveryValues, emptyDelivery);
  const close = (isDelivered: boolean): void => {
    onClose(isDelivered);
    leave();
  };
  return initialValues && <DeliveryForm sale={sale} initialValues={initialValues} onClose={close} />;
}

function DeliveryForm({ sale, initialValues, onClose }: FormProps) {
  const { deliver, target, findObstacle } = useDeliverSale(sale);
  const form: Form<DeliveryValues, null> = useForm<DeliveryValues, null, boolean>({
    toFormValues: () => initialValues,
    validate: ({ isSigned, signature }) => {
      const obstacle = findObstacle(form.draft.getId());
      return [
        ...(obstacle ? [{ path: 'deliveredTo', message: obstacle }] : []),
        ...(isSigned && signature === null ? [{ path: 'signature', message: texts.signatureMissing }] : []),
      ];
    },
    send: (values) => deliver(values, form.draft.submit),
    onSent: (isDelivered) => {
      if (isDelivered) showSuccessToast(texts.delivered(sale.folio));
      onClose(isDelivered);
    },
    draft: { formKey: getDeliveryFormKey(sale.id), parse: readDeliveryValues },
  });
  const { values, setValues, bindField } = form;
  const endDraft = useDialogDraft(form, {
    initialValues,
    formatLabel: () => formatDeliveryLabel(sale),
    record: ['saleId', target],
  });
  const close = (): void => {
    endDraft();
    onClose(false);
  };
  return (
    <FormDialog
      title={texts.title(sale.folio)}
      form={form}
      submitLabel={texts.submit}
      cancelLabel={texts.back}
      onClose={close}
      width={480}
    >
      <div className="surco-delivery">
        <DraftNotice draft={form.draft} />
        <p>{findObstacle(form.draft.getId()) ?? texts.final}</p>
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
                onChange={({ target: { checked } }) => setValues({ isSigned: checked, signature: null })}
              >
                {texts.sign}
              </Checkbox>
              {values.isSigned && (
                <SignaturePad
                  label={texts.signHere}
                  clearLabel={texts.clear}
                  signature={values.signature}
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
