import { ROLE_PARAM, type UserDetail } from '@surco/shared/contract';
import { formatFullName, getGrantableRoles, parseRole } from '@surco/shared/domain';
import {
  call,
  showSuccessToast,
  showToast,
  useActor,
  useIdempotencyKey,
  useSearchParams,
} from '@surco/shared/platform';
import { type Form, useForm } from '@surco/shared/ui/form';
import { getUserPath } from '../../../paths';
import { useUserCache } from '../hooks/useUserCache';
import { conflictFields, hasSameValues, mergeUserChanges } from '../model/conflictFields';
import { EMPTY_USER, toFormValues, toRequestBody, type UserFormValues, validateUser } from '../model/formValues';
import { formTexts as texts } from '../texts';

const isUnsaved = (values: UserFormValues, initialValues: UserFormValues): boolean =>
  !hasSameValues(values, initialValues);

/** the form of a new user, with the role of the query; goes to the profile of the created user. */
export function useNewUserForm(): Form<UserFormValues, null> {
  const { storeUser } = useUserCache();
  const getIdempotencyKey = useIdempotencyKey();
  const [search] = useSearchParams();
  const grantable = getGrantableRoles(useActor().role, { isNew: true });
  const role = grantable.find((candidate) => candidate === parseRole(search.get(ROLE_PARAM))) ?? null;
  return useForm<UserFormValues, null, UserDetail>({
    toFormValues: () => ({ ...EMPTY_USER, role }),
    validate: validateUser,
    isUnsaved,
    send: async (values) => {
      const body = toRequestBody(values);
      return call('POST /users', { body }, { idempotencyKey: getIdempotencyKey(body) });
    },
    onSent: (user) => {
      storeUser(user);
      showSuccessToast(texts.created(formatFullName(user)), describeNextStep(user));
      return getUserPath(user.id);
    },
  });
}

/** What the new user still needs to enter. */
function describeNextStep({ status, role, email }: UserDetail): string {
  if (status !== 'ACTIVO') return texts.approvalPending;
  return role === 'Farmer' ? texts.keyMissing : texts.invitationSent(email ?? '');
}

/** the form of an existing user; goes to its profile after saving. On a version conflict the user chooses. */
export function useEditUserForm(user: UserDetail): Form<UserFormValues, UserDetail> {
  const { storeUser } = useUserCache();
  const getIdempotencyKey = useIdempotencyKey();
  return useForm<UserFormValues, UserDetail, UserDetail | undefined>({
    record: user,
    toFormValues: (record) => (record ? toFormValues(record) : EMPTY_USER),
    validate: validateUser,
    isUnsaved,
    send: async (values, version) => {
      if (version === undefined) return undefined;
      const body = { ...toRequestBody(values), version };
      return call('PUT /users/{id}', { params: { id: user.id }, body }, { idempotencyKey: getIdempotencyKey(body) });
    },
    onSent: (saved) => {
      if (!saved) return undefined;
      storeUser(saved);
      showSuccessToast(texts.saved);
      return getUserPath(saved.id);
    },
    conflict: {
      fields: conflictFields,
      merge: (values, stored, record) => mergeUserChanges(record, values, stored),
      onUseStored: () => showToast({ severity: 'info', summary: texts.storedVersionShown }),
    },
  });
}
