import { pageLayout, PdfWriter } from './pdfWriter';

test('the height of a text without a width is the one of its lines between x and the right margin', () => {
  const writer = new PdfWriter({ title: 'x', subject: 'x', author: 'x' });
  const text = 'Entregar en el rancho. '.repeat(5);
  const x = pageLayout.right - 100;
  expect(writer.write(text, x, 100)).toBeCloseTo(writer.write(text, x, 300, { width: 100 }));
});
