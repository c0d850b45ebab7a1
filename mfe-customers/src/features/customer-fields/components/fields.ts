import type { CustomerChange, CustomerDraft } from '../model/draft';
import type { CustomerWords } from '../texts';

/** What each section of a form gets: what stands there, how to change it, and in whose words it asks. */
export interface SectionProps {
  draft: CustomerDraft;
  set: (change: CustomerChange) => void;
  words: CustomerWords;
}
