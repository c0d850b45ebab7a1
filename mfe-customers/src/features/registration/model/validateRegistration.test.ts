import { type CustomerFormValues, EMPTY_CUSTOMER } from '../../../common/model/customerFormValues';
import { completeCustomerForm } from '../../../testing/customerFixtures';
import { toRegistrationBody, validateRegistration } from './validateRegistration';

const getErrorPaths = (change: Partial<CustomerFormValues>): string[] =>
  validateRegistration({ ...completeCustomerForm, ...change }).map(({ path }) => path);

test('R-04 reports every required field of an empty form in the order of the page', () => {
  expect(validateRegistration(EMPTY_CUSTOMER).map(({ path }) => path)).toEqual([
    'firstName',
    'lastName',
    'phone',
    'stateId',
    'localityId',
    'privacyNoticeAccepted',
  ]);
});

test('R-04 accepts a complete form and requires the privacy notice', () => {
  expect(getErrorPaths({})).toEqual([]);
  expect(getErrorPaths({ privacyNoticeAccepted: false })).toEqual(['privacyNoticeAccepted']);
});

test('R-04 sends phone and RFC in the format of the API, and empty texts and the company name of a person as null', () => {
  expect(
    toRegistrationBody({ ...completeCustomerForm, rfc: ' pelj-850315 2d8 ', businessName: 'ya no' }),
  ).toMatchObject({
    phone: '8711234567',
    rfc: 'PELJ8503152D8',
    businessName: null,
    email: null,
    address: null,
    productionTypeId: null,
    privacyNoticeAccepted: true,
  });
});
