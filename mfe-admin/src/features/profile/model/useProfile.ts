import type { User } from '@surco/shared/contract';
import { ApiError, call, notifySuccess } from '@surco/shared/platform';
import type { FieldProblem } from '@surco/shared/ui/form-errors';
import { useState } from 'react';
import { renameSession } from '../../../state/people';
import { texts } from '../texts';
import {
  bodyOf,
  type Conflict,
  type Draft,
  differing,
  draftOf,
  type FieldName,
  isProfile,
  merged,
  type Profile,
  problemsOf,
} from './draft';

interface ProfileState {
  draft: Draft;
  conflict: Conflict | null;
  unsaved: boolean;
  change: (field: FieldName, value: string) => void;
  validate: () => readonly FieldProblem[];
  save: () => Promise<void>;
}

/** What is typed of the own profile, and what to do when somebody else saved it meanwhile. */
export function useProfile(user: User, onSaved: (user: User) => void): ProfileState {
  const [base, setBase] = useState<Profile>(user);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const meet = (current: Profile): void => {
    const both = merged(draftOf(base), draft, draftOf(current));
    setBase(current);
    setDraft(both.draft);
    setConflict(both.conflict);
  };

  const save = async (): Promise<void> => {
    try {
      const saved = await call('PUT /users/me', { body: bodyOf(draft, base.version) });
      setBase(saved);
      setDraft(draftOf(saved));
      setConflict(null);
      renameSession(saved);
      onSaved(saved);
      notifySuccess(texts.saved);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION_OBSOLETA' && isProfile(error.data)) meet(error.data);
      throw error;
    }
  };

  return {
    draft,
    conflict,
    unsaved: differing(draft, draftOf(base)).length > 0,
    change: (field, value) => setDraft((before) => ({ ...before, [field]: value })),
    validate: () => problemsOf(draft),
    save,
  };
}
