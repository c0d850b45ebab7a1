import { useState } from 'react';
import type { DisplayNames, DocumentFormValues } from '../model/formValues';
import { collectDisplayNames } from '../model/collectDisplayNames';
import type { DocumentFormOptions } from '../api/useFormOptions';

const NO_NAMES: DisplayNames = {};

/** Names of the selected records by id. A name stays known when its record is no longer offered. */
export function useDisplayNames(values: DocumentFormValues, formOptions: DocumentFormOptions): DisplayNames {
  const [known, setKnown] = useState(NO_NAMES);
  const names = { ...values.names, ...known, ...collectDisplayNames(values, formOptions) };
  if (Object.entries(names).every(([id, name]) => known[id] === name)) return known;
  setKnown(names);
  return names;
}
