import { formatCustomerPhone, formatPhone, getPhoneHref, getWhatsAppHref, normalizePhone } from './phone';

test.each([
  '8711234567',
  '871 123 4567',
  '(871) 123-4567',
  '871.123.4567',
  '+52 871 123 4567',
  '+52 1 871 123 4567',
  '52 871 123 4567',
  '01 871 123 4567',
  '044 871 123 4567',
  '045 871 123 4567',
  '1 871 123 4567',
  '+5218711234567',
  '0448711234567',
  '\u202a+52 1 871 123 4567\u202c',
  '871\u00a0123\u200b4567',
  '871\u2011123\u20144567',
])('X-02 %s is normalized to 8711234567', (text) => {
  expect(normalizePhone(text)).toBe('8711234567');
});

test.each([
  '',
  '123',
  '871123456',
  '87112345678',
  '+1 871 123 4567 8',
  'ocho71 1234567',
  '+34 612 345 678',
  '871123456a',
])('X-02 "%s" is not a phone number', (text) => {
  expect(normalizePhone(text)).toBeNull();
});

test('X-02 ten digits that begin like a prefix are not shortened', () => {
  expect(normalizePhone('5211234567')).toBe('5211234567');
  expect(normalizePhone('0112345678')).toBe('0112345678');
});

test.each([
  ['8711234567', '871 123 4567'],
  ['5512345678', '55 1234 5678'],
  ['nada', 'nada'],
  [null, ''],
])('A-01 %s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test('A-01 creates a link that dials a phone number', () =>
  expect(getPhoneHref('871 123 4567')).toBe('tel:+528711234567'));

test('X-26 shows no number of an anonymous customer, because nobody can call it', () => {
  expect(formatCustomerPhone('0000000001')).toBe('');
  expect(formatCustomerPhone('8711234567')).toBe('871 123 4567');
});

test('links a phone number to WhatsApp', () =>
  expect(getWhatsAppHref('871 123 4567')).toBe('https://wa.me/528711234567'));
