import type { DraftChange, RegistrationDraft } from '../model/draft';

/** What each section of the form gets: what stands there and how to change it. */
export interface SectionProps {
  draft: RegistrationDraft;
  set: (change: DraftChange) => void;
}
