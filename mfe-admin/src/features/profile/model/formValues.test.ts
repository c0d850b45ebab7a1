import { isProfile, toFormValues, toRequestBody } from './formValues';

const formValues = { firstName: 'Ana', lastName: 'Ruiz', phone: '871 123 4567' };

test('R-11 converts a profile to form values and back to a request body', () => {
  expect(toFormValues({ firstName: 'Ana', lastName: 'Ruiz', phone: '8711234567', version: 3 })).toEqual(formValues);
  expect(toFormValues({ firstName: 'Ana', lastName: 'Ruiz', phone: null, version: 3 }).phone).toBe('');
  expect(toRequestBody({ ...formValues, firstName: ' Ana ', phone: ' ' }, 3)).toEqual({
    firstName: 'Ana',
    lastName: 'Ruiz',
    phone: null,
    version: 3,
  });
});

test.each([null, {}, { firstName: 'Ana' }, { firstName: 'Ana', lastName: 'R', phone: 1, version: 1 }])(
  'rejects %o as a profile',
  (value) => expect(isProfile(value)).toBe(false),
);
