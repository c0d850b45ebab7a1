import { checkRfc, isRfc, normaliseRfc, rfcCheckDigit, rfcPersonType } from './rfc';

test.each([
  'EKU9003173C9',
  'CACX7605101P8',
  'PELJ8503152D8',
  'AGS010215AB2',
  'XAXX010101000',
  'XEXX010101000',
  'ÑU&900317AB1',
])('X-19 %s has the form of an RFC', (rfc) => {
  expect(isRfc(rfc)).toBe(true);
  expect(checkRfc(rfc).error).toBeUndefined();
});

test.each([
  'PELJ851315AB1',
  'PELJ850332AB1',
  'PELJ850015AB1',
  'PEL85031',
  'PELJ8503152DZ',
  'PELJX8503152D8',
  '12345',
  'EKU9003173C99',
])('X-19 %s is refused with a sentence', (rfc) => {
  expect(checkRfc(rfc).error).toMatch(/RFC/);
});

test('X-19 case, spaces and hyphens do not matter', () => {
  expect(normaliseRfc(' eku-900317-3c9 ')).toBe('EKU9003173C9');
  expect(checkRfc('eku 900317 3c9')).toEqual({ rfc: 'EKU9003173C9' });
  expect(checkRfc('  ')).toEqual({ rfc: '' });
  expect(normaliseRfc('\u200bEKU\u2011900317\u20143C9\u202c')).toBe('EKU9003173C9');
  expect(normaliseRfc('n\u0303u&900317ab1')).toBe('ÑU&900317AB1');
});

test.each(['EKU9003173C9', 'CACX7605101P8'])('X-19 the check digit of %s agrees', (rfc) => {
  expect(rfcCheckDigit(rfc)).toBe(rfc.slice(-1));
  expect(checkRfc(rfc)).toEqual({ rfc });
});

test('X-19 a wrong check digit warns and does not refuse', () => {
  const check = checkRfc('EKU9003173C8');
  expect(check.error).toBeUndefined();
  expect(check.warning).toContain('dígito verificador');
  expect(checkRfc('XAXX010101000').warning).toBeUndefined();
});

test.each(['FISICA', 'MORAL'] as const)('X-19 what is given as an example for %s would be taken', (personType) => {
  const [example = ''] = checkRfc('PELJ851315AB1', personType).error?.match(/[A-Z\d]{12,13}/) ?? [];
  expect(checkRfc(example, personType)).toEqual({ rfc: example });
});

test('X-19 13 characters for a person, 12 for a company', () => {
  expect([rfcPersonType('CACX7605101P8'), rfcPersonType('EKU9003173C9')]).toEqual(['FISICA', 'MORAL']);
  expect(checkRfc('EKU9003173C9', 'FISICA').error).toContain('13 caracteres');
  expect(checkRfc('CACX7605101P8', 'MORAL').error).toContain('12 caracteres');
  expect(checkRfc('XAXX010101000', 'MORAL').error).toBeUndefined();
});
