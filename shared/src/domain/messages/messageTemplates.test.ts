import { getExampleValues, fillMessage, validateMessageText } from './messageTemplates';

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
