import { completeCustomerForm } from '../../testing/customerFixtures';
import { applyFormChange, EMPTY_CUSTOMER, hasChanges } from './customerFormValues';

test('clears the locality when the state changes, and nothing else', () => {
  expect(applyFormChange(completeCustomerForm, { stateId: '10' })).toEqual({
    ...completeCustomerForm,
    stateId: '10',
    localityId: '',
  });
  expect(applyFormChange(completeCustomerForm, { stateId: '05' })).toEqual(completeCustomerForm);
});

test('detects changed values', () => {
  expect(hasChanges(EMPTY_CUSTOMER, EMPTY_CUSTOMER)).toBe(false);
  expect(hasChanges(completeCustomerForm, EMPTY_CUSTOMER)).toBe(true);
});
