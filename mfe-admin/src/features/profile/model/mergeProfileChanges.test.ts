import { getChangedFields, mergeProfileChanges } from './mergeProfileChanges';

const formValues = { firstName: 'Ana', lastName: 'Ruiz', phone: '871 123 4567' };

test('R-11 takes fields that are unchanged here from the stored profile', () => {
  const mine = { ...formValues, firstName: 'Anita' };
  const theirs = { ...formValues, firstName: 'Ana María', phone: '55 1234 5678' };
  const { values, conflict } = mergeProfileChanges(formValues, mine, theirs);
  expect(values).toEqual({ firstName: 'Anita', lastName: 'Ruiz', phone: '55 1234 5678' });
  expect(conflict.fields).toEqual(['firstName', 'phone']);
  expect(getChangedFields(formValues, { ...formValues, lastName: ' Ruiz ' })).toEqual([]);
});
