import { fillLegalText, listChangedLegalTexts, validateLegalTexts, type LegalTextTemplates } from './legalTexts';

const texts: LegalTextTemplates = {
  responsibleName: 'Agrosemillas del Norte, S.A. de C.V.',
  responsibleAddress: 'Calle 5 núm. 10, Torreón',
  responsibleContact: 'privacidad@ejemplo.mx',
  privacyNotice: '{{responsable}}, con domicilio en {{domicilio}}. Escriba a {{contacto}}.',
  terms: 'Reglas de uso.',
};

test('X-26 fills a text with the responsible party', () => {
  expect(fillLegalText(texts.privacyNotice, texts)).toBe(
    'Agrosemillas del Norte, S.A. de C.V., con domicilio en Calle 5 núm. 10, Torreón. Escriba a privacidad@ejemplo.mx.',
  );
});

test.each([
  [{}, []],
  [{ responsibleName: ' ' }, ['responsibleName']],
  [{ responsibleAddress: '', responsibleContact: '' }, ['responsibleAddress', 'responsibleContact']],
  [{ privacyNotice: 'De {{responsable}}, en {{domicilio}}.' }, ['privacyNotice']],
  [{ terms: 'Hola, {{cliente}}.' }, ['terms']],
  [{ terms: 'De {{responsable}' }, ['terms']],
  [{ terms: '' }, ['terms']],
])('X-26 %j has errors at %j', (change, paths) => {
  expect(validateLegalTexts({ ...texts, ...change }).map(({ path }) => path)).toEqual(paths);
});

test('X-26 a text counts as changed when its words change, or the data of the responsible party that it names', () => {
  expect(listChangedLegalTexts(texts, texts)).toEqual([]);
  expect(listChangedLegalTexts(texts, { ...texts, terms: 'Otras reglas.' })).toEqual(['TERMS']);
  expect(listChangedLegalTexts(texts, { ...texts, responsibleContact: '871 123 4567' })).toEqual(['PRIVACY_NOTICE']);
});
