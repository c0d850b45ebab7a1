import { getImageAddress, type Payment } from '@surco/shared/contract';
import { formatMoney, maxPaymentPhotos } from '@surco/shared/domain';
import { showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { Icon } from '@surco/shared/ui/display';
import { getImageUrl, ImageButton } from '@surco/shared/ui/image';
import { Button, Modal } from 'antd';
import { photoTexts as texts } from '../../../common/model/photoTexts';
import { usePaymentPhotos } from '../api/usePaymentPhotos';
import '../../../common/components/photos.css';

interface Props {
  payment: Payment;
  canEdit: boolean;
  onClose: () => void;
}

/** the photos of a payment's slip, large. */
export function PhotosDialog({ payment, canEdit, onClose }: Props) {
  const { photoIds = [] } = payment;
  const photos = usePaymentPhotos(payment.id);
  const { confirm, dialog } = useConfirm();
  const add = async (photo: Blob): Promise<void> => {
    await photos.add(photo);
    showSuccessToast(texts.added);
  };
  const remove = (id: string): void =>
    void confirm({
      title: texts.removeTitle,
      text: texts.removeText,
      confirmLabel: texts.removeLabel,
      danger: true,
      action: () => photos.remove(id),
      doneMessage: texts.removed,
    });
  return (
    <Modal
      open
      title={texts.title(formatMoney(payment.amount))}
      footer={null}
      width={720}
      onCancel={onClose}
      getContainer={document.body}
      destroyOnHidden
    >
      <div className="surco-photos">
        {photoIds.length === 0 && <p>{texts.none}</p>}
        {photoIds.map((id, index) => (
          <figure key={id}>
            <img src={getImageUrl(getImageAddress(id))} alt={texts.photo(index + 1)} />
            {canEdit && (
              <Button
                icon={<Icon name="trash" size={16} />}
                aria-label={texts.remove(index + 1)}
                onClick={() => remove(id)}
              >
                {texts.removeLabel}
              </Button>
            )}
          </figure>
        ))}
        {canEdit && photoIds.length < maxPaymentPhotos && (
          <>
            <ImageButton label={texts.add} kind="photo" onChoose={add} />
            <p>{texts.help}</p>
          </>
        )}
      </div>
      {dialog}
    </Modal>
  );
}
