import { LinkTabs } from '@surco/shared/ui/display';
import { getCustomerAccountPath, getCustomerPath } from '../../paths';
import { viewTexts } from '../texts';

interface Props {
  id: string;
  current: 'profile' | 'account';
}

/** The tabs of a customer's pages: the profile, for consultants the form, and the account. */
export const CustomerViews = ({ id, current }: Props) => (
  <LinkTabs
    label={viewTexts.views}
    tabs={[
      { to: getCustomerPath(id), label: viewTexts.profile, current: current === 'profile' },
      { to: getCustomerAccountPath(id), label: viewTexts.account, current: current === 'account' },
    ]}
  />
);
