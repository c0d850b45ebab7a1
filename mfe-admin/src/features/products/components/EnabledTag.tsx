import { ToneTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';

/** Whether it is for sale, in a word and a colour. */
export const EnabledTag = ({ enabled }: { enabled: boolean }) => (
  <ToneTag tone={enabled ? 'green' : 'grey'}>{enabled ? texts.enabled : texts.disabled}</ToneTag>
);
