import { completeCustomerForm } from '../../testing/customerFixtures';
import { applyFormChange } from './customerFormValues';

test('clears the locality when the state changes, and nothing else', () => {
  expect(applyFormChange(completeCustomerForm, { stateId: '10' })).toEqual({
    ...completeCustomerForm,
    stateId: '10',
    localityId: '',
  });
  expect(applyFormChange(completeCustomerForm, { stateId: '05' })).toEqual(completeCustomerForm);
});
