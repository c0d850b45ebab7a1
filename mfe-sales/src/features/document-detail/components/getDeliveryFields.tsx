import type { Sale } from '@surco/shared/contract';
import type { DetailField } from '@surco/shared/ui/detail';
import { getImageUrl } from '@surco/shared/ui/image';
import { deliveryTexts as texts } from '../../../common/model/deliveryTexts';

/** Who received a sale, and their signature. */
export const getDeliveryFields = ({
  deliveredTo,
  signature,
}: Pick<Sale, 'deliveredTo' | 'signature'>): DetailField[] => [
  ...(deliveredTo ? [{ label: texts.received, value: deliveredTo }] : []),
  ...(signature
    ? [
        {
          label: texts.signature,
          value: (
            <img className="surco-sale-signature" src={getImageUrl(signature)} alt={texts.signatureOf(deliveredTo)} />
          ),
        },
      ]
    : []),
];
