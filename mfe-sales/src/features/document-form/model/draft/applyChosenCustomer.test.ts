import { createEmptyFormValues } from '../formValues';
import { applyChosenCustomer } from './applyChosenCustomer';

const draft = { ...createEmptyFormValues('2026-11-20'), customerId: 'c-1', names: { 'c-1': 'Ana', 'c-2': 'Luis' } };

test.each([
  ['a customer registered meanwhile', 'c-9', 'c-9'],
  ['none', '', 'c-1'],
  ['one that the draft has had before', 'c-2', 'c-1'],
])('R-25 a draft with %s', (_, chosen, expected) =>
  expect(applyChosenCustomer(draft, chosen)).toEqual({ ...draft, customerId: expected }),
);

test('R-25 chooses a registered customer in a draft without names', () => {
  const values = createEmptyFormValues('2026-11-20');
  expect(applyChosenCustomer(values, 'c-9').customerId).toBe('c-9');
});
