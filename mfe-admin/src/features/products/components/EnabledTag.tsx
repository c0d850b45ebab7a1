import { ToneTag } from '@surco/shared/ui/display';
import { productFields } from '@surco/shared/records/product';

const [onSale, offSale] = productFields.enabled.labels;

/** Shows whether a product is for sale. */
export const EnabledTag = ({ enabled }: { enabled: boolean }) => (
  <ToneTag tone={enabled ? 'green' : 'grey'}>{enabled ? onSale : offSale}</ToneTag>
);
