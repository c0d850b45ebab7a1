import { getImageAddress, type Payment, type Voucher } from '@surco/shared/contract';
import { canActOnDocument, formatMoney, noValue } from '@surco/shared/domain';
import { showErrorToast } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { getImageUrl } from '@surco/shared/ui/image';
import type { ListColumn } from '@surco/shared/ui/table';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { photoTexts as texts } from '../../../common/model/photoTexts';
import '../../../common/components/photos.css';

const loadDialog = () => import(/* webpackChunkName: "photos-dialog" */ '../components/PhotosDialog');

/** the column with the photos of each payment, and their dialog, which the page renders. */
export function usePhotos(voucher: Voucher): { column: ListColumn<Payment>; dialog: ReactNode } {
  const [code, fetchCode] = useLazy(loadDialog);
  const [openId, setOpenId] = useState<string | null>(null);
  const { user } = useActionContext();
  const canEdit = canActOnDocument(user, voucher);
  const payment = voucher.payments.find(({ id }) => id === openId);
  const open = async (id: string): Promise<void> => {
    if (await fetchCode()) setOpenId(id);
    else showErrorToast(texts.loadFailed);
  };
  const column: ListColumn<Payment> = {
    key: 'photos',
    title: texts.column,
    render: ({ id, amount, photoIds = [] }) => {
      const label = texts.open(formatMoney(amount));
      if (photoIds.length > 0)
        return (
          <button type="button" className="surco-photo-thumbs" aria-label={label} onClick={() => void open(id)}>
            {photoIds.map((photoId) => (
              <img key={photoId} src={getImageUrl(getImageAddress(photoId))} alt="" loading="lazy" />
            ))}
          </button>
        );
      if (!canEdit) return noValue;
      return (
        <Button type="link" size="small" aria-label={`${texts.add}: ${label}`} onClick={() => void open(id)}>
          {texts.add}
        </Button>
      );
    },
  };
  return {
    column,
    dialog: code.status === 'loaded' && payment && (
      <code.module.PhotosDialog payment={payment} canEdit={canEdit} onClose={() => setOpenId(null)} />
    ),
  };
}
