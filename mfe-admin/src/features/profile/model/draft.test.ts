import { bodyOf, differing, draftOf, isProfile, merged, problemsOf } from './draft';

const draft = { firstName: 'Ana', lastName: 'Ruiz', phone: '871 123 4567' };

test('R-11 the profile becomes a draft and goes back as a body', () => {
  expect(draftOf({ firstName: 'Ana', lastName: 'Ruiz', phone: '8711234567', version: 3 })).toEqual(draft);
  expect(draftOf({ firstName: 'Ana', lastName: 'Ruiz', phone: null, version: 3 }).phone).toBe('');
  expect(bodyOf({ ...draft, firstName: ' Ana ', phone: ' ' }, 3)).toEqual({
    firstName: 'Ana',
    lastName: 'Ruiz',
    phone: null,
    version: 3,
  });
});

test.each([
  [{ firstName: ' ' }, ['firstName']],
  [{ lastName: '' }, ['lastName']],
  [{ lastName: 'a'.repeat(81) }, ['lastName']],
  [{ phone: '123' }, ['phone']],
  [{ phone: '' }, []],
  [{ phone: '+52 871 123 4567' }, []],
])('R-11 %o is complained about at %o', (change, paths) => {
  expect(problemsOf({ ...draft, ...change }).map(({ path }) => path)).toEqual(paths);
});

test('R-11 when two people change it, what was not touched here is taken as saved', () => {
  const mine = { ...draft, firstName: 'Anita' };
  const theirs = { ...draft, firstName: 'Ana María', phone: '55 1234 5678' };
  const { draft: now, conflict } = merged(draft, mine, theirs);
  expect(now).toEqual({ firstName: 'Anita', lastName: 'Ruiz', phone: '55 1234 5678' });
  expect(conflict.fields).toEqual(['firstName', 'phone']);
  expect(differing(draft, { ...draft, lastName: ' Ruiz ' })).toEqual([]);
});

test.each([null, {}, { firstName: 'Ana' }, { firstName: 'Ana', lastName: 'R', phone: 1, version: 1 }])(
  '%o is no profile',
  (value) => expect(isProfile(value)).toBe(false),
);
