import { completeCustomerForm } from '../../../testing/customerFixtures';
import { toRegistrationBody, validateRegistration } from './validateRegistration';

test('R-04 accepts a complete form and sends no company name of a person', () => {
  expect(validateRegistration(completeCustomerForm)).toEqual([]);
  expect(toRegistrationBody({ ...completeCustomerForm, businessName: 'ya no' })).toMatchObject({
    businessName: null,
    productionTypeId: null,
    privacyNoticeAccepted: true,
  });
});
