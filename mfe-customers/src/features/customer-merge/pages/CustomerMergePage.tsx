import type { CustomerDetail } from '@surco/shared/contract';
import { Navigate, useCall, useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { useState } from 'react';
import { customersBackLink, getCustomerPath, OTHER_CUSTOMER_PARAM } from '../../../paths';
import { ChooseOther } from '../components/ChooseOther';
import { MergeForm, type MergeCandidate } from '../components/MergeForm';

interface CandidateProps {
  id: string;
  children: (candidate: MergeCandidate) => React.ReactNode;
}

/** Loads a customer and what a merge would move from them; one that was merged leads to the customer that stays. */
function Candidate({ id, children }: CandidateProps) {
  const customer = useCall('GET /clients/{id}', { params: { id } }, { keepPreviousData: false });
  const counts = useCall('GET /clients/{id}/merge', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={customer} back={customersBackLink}>
      {(record: CustomerDetail) =>
        record.id === id ? (
          <RecordState response={counts} back={customersBackLink}>
            {(moved) => children({ customer: record, counts: moved })}
          </RecordState>
        ) : (
          <Navigate to={getCustomerPath(record.id)} replace />
        )
      }
    </RecordState>
  );
}

/** merges the customer of the `id` parameter with another one. */
export default function CustomerMergePage() {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const [hasChosen, setHasChosen] = useState(false);
  const otherId = search.get(OTHER_CUSTOMER_PARAM);
  if (!otherId || otherId === id)
    return (
      <ChooseOther
        id={id}
        onChoose={(chosen) => {
          setHasChosen(true);
          setSearch({ [OTHER_CUSTOMER_PARAM]: chosen }, { replace: true });
        }}
      />
    );
  return (
    <Candidate key={id} id={id}>
      {(own) => (
        <Candidate key={otherId} id={otherId}>
          {(other) => <MergeForm key={`${id} ${otherId}`} own={own} other={other} takesFocus={hasChosen} />}
        </Candidate>
      )}
    </Candidate>
  );
}
