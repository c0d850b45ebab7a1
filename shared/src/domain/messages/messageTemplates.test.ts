import { fillMessage, fillShareText, getExampleValues, validateMessageText } from './messageTemplates';
import { type ShareKey, sharePlaceholders, shareTexts } from './shareTexts';

const rules = { placeholders: ['nombre', 'enlace'], required: ['enlace'] };

test('R-43 an unknown or missing required placeholder is an error of its field', () => {
  expect(validateMessageText(rules, { subject: 'Hola {{ nombre }}', body: '{{enlace}}' })).toEqual([]);
  expect(validateMessageText(rules, { subject: '{{folio}}', body: 'Hola {{}}' })).toEqual([
    { path: 'subject', message: 'El mensaje no admite {{folio}}. Admite: {{nombre}}, {{enlace}}.' },
    { path: 'body', message: 'El mensaje no admite {{}}. Admite: {{nombre}}, {{enlace}}.' },
    { path: 'body', message: 'El mensaje debe llevar {{enlace}}.' },
  ]);
  expect(validateMessageText({ placeholders: [], required: [] }, { subject: 'a', body: '{{b}}' })[0]?.message).toBe(
    'El mensaje no admite {{b}}. No admite ninguno.',
  );
});

test.each(['Hola {{nombre}', 'Hola {nombre}}', '{{nombre', '{{nombre}} {{ {nombre}'])(
  'R-43 rejects incomplete braces: %s',
  (subject) => {
    expect(validateMessageText(rules, { subject, body: '{{enlace}} {a} {{{nombre}}}' })).toEqual([
      { path: 'subject', message: 'Hay llaves que no cierran o no abren. Admite: {{nombre}}, {{enlace}}.' },
    ]);
  },
);

test('R-43 a preview is filled with examples, each on one line', () => {
  expect(fillMessage({ subject: 'Para {{nombre}}', body: 'Uno:\n\n{{enlace}}' }, getExampleValues(rules))).toEqual({
    subject: 'Para Ana',
    body: 'Uno:\n\nhttps://surco.ejemplo.mx/',
  });
  expect(fillMessage({ subject: '{{nombre}}', body: '' }, { nombre: ' Ana\n Ruiz ' }).subject).toBe('Ana Ruiz');
});

test('X-31 a text to share leaves out the line of a link that there is not', () => {
  const text = { subject: 'Nota {{folio}}', body: 'Hola, {{cliente}}.\n\nAquí está: {{ enlace }}\n\nSaludos.' };
  const values = { folio: 'V-1', cliente: 'Ana' };
  expect(fillShareText(text, { ...values, enlace: 'https://a.mx/p/1' }).body).toBe(
    'Hola, Ana.\n\nAquí está: https://a.mx/p/1\n\nSaludos.',
  );
  expect(fillShareText(text, values)).toEqual({ subject: 'Nota V-1', body: 'Hola, Ana.\n\nSaludos.' });
});

test.each(Object.keys(sharePlaceholders) as ShareKey[])(
  'X-31 R-43 the text %s has only placeholders that it may have',
  (key) =>
    expect(validateMessageText({ placeholders: sharePlaceholders[key], required: [] }, shareTexts[key].APP)).toEqual(
      [],
    ),
);
