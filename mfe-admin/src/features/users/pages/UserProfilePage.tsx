import { getAllowedUserActions } from '@surco/shared/domain';
import { useCall, useParams, useSearchParams, useActor } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { EDIT_PARAM, USERS_PATH } from '../../../paths';
import { EditUserForm } from '../components/EditUserForm';
import { UserProfile } from '../components/UserProfile';

const backLink = { label: 'Volver a usuarios', to: USERS_PATH };

/**
 * the profile of a user, or its form when the query parameter `editar` is present and the signed-in user may edit
 * it.
 */
export default function UserProfilePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const actor = useActor();
  const response = useCall('GET /users/{id}', { params: { id } });
  // While another user loads, do not show the previous one.
  const current = response.data?.id === id ? response : { ...response, data: undefined };
  return (
    <RecordState response={current} back={backLink}>
      {(user) =>
        search.has(EDIT_PARAM) && getAllowedUserActions({ actor, user }).edit ? (
          <EditUserForm key={user.id} user={user} />
        ) : (
          <UserProfile key={user.id} user={user} />
        )
      }
    </RecordState>
  );
}
