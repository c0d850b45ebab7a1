import { useState } from 'react';
import type { DocumentDraft } from '../model/draft';
import { type DraftNames, namesIn } from '../model/names';
import type { Catalogue } from './useCatalogue';

const NONE: DraftNames = {};

/** What has gone since it was chosen, while the form is open or since the draft was kept, is still called by its name. */
export function useNames(draft: DocumentDraft, catalogue: Catalogue): DraftNames {
  const [known, setKnown] = useState(NONE);
  const names = { ...draft.names, ...known, ...namesIn(draft, catalogue) };
  if (Object.entries(names).every(([id, name]) => known[id] === name)) return known;
  setKnown(names);
  return names;
}
