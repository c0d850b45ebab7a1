import { userActions } from '@surco/shared/domain/people';
import { useCall, useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { EDITING } from '../../../state/paths';
import { useActor } from '../../../state/people';
import { EditUser } from '../components/EditUser';
import { UserProfile } from '../components/UserProfile';

/** a user's profile; with `editar` in the address, its form. */
export default function UserProfilePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const actor = useActor();
  const answer = useCall('GET /users/{id}', { params: { id } });
  // Another user's page keeps nothing of the one before.
  const current = answer.data?.id === id ? answer : { ...answer, data: undefined };
  return (
    <RecordState answer={current}>
      {(user) =>
        search.has(EDITING) && userActions({ actor, user }).edit ? (
          <EditUser key={user.id} user={user} />
        ) : (
          <UserProfile key={user.id} user={user} />
        )
      }
    </RecordState>
  );
}
