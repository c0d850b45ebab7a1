import type { User } from '@surco/shared/contract';
import { ApiError, call, showSuccessToast, updateSessionName } from '@surco/shared/platform';
import { type Form, useForm } from '@surco/shared/ui/form';
import { useState } from 'react';
import {
  isProfile,
  type Profile,
  type ProfileFormValues,
  toFormValues,
  toRequestBody,
  validateProfile,
} from '../model/formValues';
import { getChangedFields, mergeProfileChanges, type ProfileConflict } from '../model/mergeProfileChanges';
import { texts } from '../texts';

interface ProfileFormState {
  form: Form<ProfileFormValues, Profile>;
  conflict: ProfileConflict | null;
}

/** The state of the profile form. On a version conflict it merges the stored profile and asks the user to choose. */
export function useProfileForm(user: User, onSaved: (user: User) => void): ProfileFormState {
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  const form: Form<ProfileFormValues, Profile> = useForm<ProfileFormValues, Profile, User>({
    record: user,
    toFormValues: (record) => toFormValues(record ?? user),
    validate: validateProfile,
    isUnsaved: (values, initialValues) => getChangedFields(values, initialValues).length > 0,
    send: async (values) => {
      try {
        return await call('PUT /users/me', { body: toRequestBody(values, (form.record ?? user).version) });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'VERSION_OBSOLETA' && isProfile(error.data)) {
          const merged = mergeProfileChanges(form.initialValues, values, toFormValues(error.data));
          form.reset(error.data, merged.values);
          setConflict(merged.conflict);
        }
        throw error;
      }
    },
    onSent: (saved) => {
      form.reset(saved);
      setConflict(null);
      updateSessionName(saved);
      onSaved(saved);
      showSuccessToast(texts.saved);
    },
  });
  return { form, conflict };
}
