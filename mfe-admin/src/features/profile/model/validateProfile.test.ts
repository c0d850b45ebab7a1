import { validateProfile } from './validateProfile';

const formValues = { firstName: 'Ana', lastName: 'Ruiz', phone: '871 123 4567' };

test.each([
  [{ firstName: ' ' }, ['firstName']],
  [{ lastName: '' }, ['lastName']],
  [{ lastName: 'a'.repeat(81) }, ['lastName']],
  [{ phone: '123' }, ['phone']],
  [{ phone: '' }, []],
  [{ phone: '+52 871 123 4567' }, []],
])('R-11 validates %o; paths with errors: %o', (change, paths) => {
  expect(validateProfile({ ...formValues, ...change }).map(({ path }) => path)).toEqual(paths);
});
