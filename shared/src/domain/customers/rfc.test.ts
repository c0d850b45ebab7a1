import { validateRfc, hasRfcFormat, normalizeRfc, computeRfcCheckDigit, getRfcPersonType } from './rfc';

test.each([
  'EKU9003173C9',
  'CACX7605101P8',
  'PELJ8503152D8',
  'AGS010215AB2',
  'XAXX010101000',
  'XEXX010101000',
  'ÑU&900317AB1',
])('X-19 %s has the format of an RFC', (rfc) => {
  expect(hasRfcFormat(rfc)).toBe(true);
  expect(validateRfc(rfc).error).toBeUndefined();
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
])('X-19 %s is rejected with a message', (rfc) => {
  expect(validateRfc(rfc).error).toMatch(/RFC/);
});

test('X-19 case, spaces and hyphens do not matter', () => {
  expect(normalizeRfc(' eku-900317-3c9 ')).toBe('EKU9003173C9');
  expect(validateRfc('eku 900317 3c9')).toEqual({ rfc: 'EKU9003173C9' });
  expect(validateRfc('  ')).toEqual({ rfc: '' });
  expect(normalizeRfc('\u200bEKU\u2011900317\u20143C9\u202c')).toBe('EKU9003173C9');
  expect(normalizeRfc('n\u0303u&900317ab1')).toBe('ÑU&900317AB1');
});

test.each(['EKU9003173C9', 'CACX7605101P8'])('X-19 the check digit of %s is correct', (rfc) => {
  expect(computeRfcCheckDigit(rfc)).toBe(rfc.slice(-1));
  expect(validateRfc(rfc)).toEqual({ rfc });
});

test('X-19 a wrong check digit gives a warning, not an error', () => {
  const check = validateRfc('EKU9003173C8');
  expect(check.error).toBeUndefined();
  expect(check.warning).toContain('dígito verificador');
  expect(validateRfc('XAXX010101000').warning).toBeUndefined();
});

test.each(['FISICA', 'MORAL'] as const)('X-19 the example for %s is valid', (personType) => {
  const [example = ''] = validateRfc('PELJ851315AB1', personType).error?.match(/[A-Z\d]{12,13}/) ?? [];
  expect(validateRfc(example, personType)).toEqual({ rfc: example });
});

test('X-19 13 characters for a person, 12 for a company', () => {
  expect([getRfcPersonType('CACX7605101P8'), getRfcPersonType('EKU9003173C9')]).toEqual(['FISICA', 'MORAL']);
  expect(validateRfc('EKU9003173C9', 'FISICA').error).toContain('13 caracteres');
  expect(validateRfc('CACX7605101P8', 'MORAL').error).toContain('12 caracteres');
  expect(validateRfc('XAXX010101000', 'MORAL').error).toBeUndefined();
});
