import { validateMailTemplate } from './mailTemplates';
import { renderMail } from './renderMessage';

test('accepts only the placeholders of the mail and requires its link in the body', () => {
  expect(
    validateMailTemplate('password.reset', { subject: 'Hola {{nombre}}', body: '{{ enlace }} {{minutos}}' }),
  ).toEqual([]);
  expect(validateMailTemplate('password.reset', { subject: '{{enlace}} {{clave}}', body: '{{nombre}}' })).toEqual([
    'El mensaje no admite {{clave}}. Admite: {{nombre}}, {{enlace}}, {{minutos}}.',
    'El mensaje debe llevar {{enlace}}.',
  ]);
  expect(validateMailTemplate('password.reset', { subject: '', body: '{{}} {{enlace}}' })).toEqual([
    'El mensaje no admite {{}}. Admite: {{nombre}}, {{enlace}}, {{minutos}}.',
  ]);
});

test('renders the same content as text and HTML and escapes the values', () => {
  const { subject, text, html } = renderMail(
    { subject: 'Para {{nombre}}', body: 'Hola & <bienvenida>, {{ nombre }}:\n\nLínea\notra {{enlace}}' },
    { nombre: 'Ana\n"<i>"', enlace: 'https://surco.mx/?a=1&b=2' },
  );
  expect(subject).toBe('Para Ana "<i>"');
  expect(text).toBe('Hola & <bienvenida>, Ana "<i>":\n\nLínea\notra https://surco.mx/?a=1&b=2');
  expect(html).toContain('Hola &amp; &lt;bienvenida&gt;, Ana &quot;&lt;i&gt;&quot;:</p>');
  expect(html).toContain('Línea<br>otra <a href="https://surco.mx/?a=1&amp;b=2"');
  expect(html).not.toContain('<i>');
});
