import { ToneTag } from '@surco/shared/ui/display';
import { texts } from '../texts';

/** Shows whether a product is for sale. */
export const EnabledTag = ({ enabled }: { enabled: boolean }) => (
  <ToneTag tone={enabled ? 'green' : 'grey'}>{enabled ? texts.enabled : texts.disabled}</ToneTag>
);
