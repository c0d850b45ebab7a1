import { TOTP } from 'otpauth';
import { createTotpUri, findTotpStep, generateTotpKey } from './totp';

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const toMs = (seconds: number) => seconds * 1_000;

/** RFC 6238, appendix B, the last six of its eight digits. */
test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('X-01 accepts the codes of RFC 6238 at %d s', (seconds, code, step) => {
  expect(findTotpStep(key, code, toMs(seconds))).toBe(step);
});

test('X-01 accepts a clock that differs by one step, and names the step of the code', () => {
  expect(findTotpStep(key, '287082', toMs(59 + 30))).toBe(1);
  expect(findTotpStep(key, '287082', toMs(29))).toBe(1);
  expect(findTotpStep(key, '287082', toMs(59 + 61))).toBeNull();
});

test('X-01 ignores spaces and rejects anything but six digits', () => {
  expect(findTotpStep(key, ' 287 082 ', toMs(59))).toBe(1);
  for (const code of ['', '28708', '2870822', '28708a', '94287082'])
    expect(findTotpStep(key, code, toMs(59))).toBeNull();
});

test('X-01 the address for the app contains issuer, account and a new key', () => {
  const fresh = generateTotpKey();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateTotpKey()).not.toBe(fresh);
  const uri = createTotpUri(fresh, 'ana@ejemplo.mx');
  expect(uri).toContain('otpauth://totp/Surco:ana%40ejemplo.mx?issuer=Surco');
  expect(uri).toContain(`secret=${fresh}`);
  expect(findTotpStep(fresh, new TOTP({ secret: fresh }).generate())).not.toBeNull();
});
