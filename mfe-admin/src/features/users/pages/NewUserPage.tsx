import { USERS_PATH } from '../../../paths';
import { useNewUserForm } from '../api/useUserForm';
import { UserForm } from '../components/UserForm';
import { formTexts as texts } from '../texts';

/**
 * creates a user, who waits for approval and, unless a farmer, receives a link by mail to choose a password.
 */
export default function NewUserPage() {
  const form = useNewUserForm();
  return <UserForm form={form} canChangeRole isNew submitLabel={texts.create} cancelTo={USERS_PATH} />;
}
