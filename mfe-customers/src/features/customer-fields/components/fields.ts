import type { Option } from '@surco/shared/ui/option';
import type { CustomerChange, CustomerDraft } from '../model/draft';
import type { CustomerWords } from '../texts';

/** What each section of a form gets: what stands there, how to change it, and in whose words it asks. */
export interface SectionProps {
  draft: CustomerDraft;
  /** `chosen` is the option behind an id, for whoever has to name it later. */
  set: (change: CustomerChange, chosen?: Option | null) => void;
  words: CustomerWords;
}
