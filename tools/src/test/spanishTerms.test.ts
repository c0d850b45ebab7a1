import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForbiddenVariants, forbiddenVariants } from '../../lint/spanishTerms.mjs';
import { ROOT } from '../packages';

test.each([
  ['Estado', 'status', 'estatus'],
  ['Estado', 'state', undefined],
  ['Precio base', 'basePrice', 'precio de lista'],
  ['Active los avisos en este dispositivo', '', 'notificación'],
  ['Lea el aviso de privacidad', '', undefined],
  ['Se cerró en este equipo', '', 'dispositivo'],
  ['Escriba el nombre del equipo.', '', undefined],
  ['Ya está en otra línea', '', 'renglón'],
  ['Una línea en blanco separa los párrafos.', '', undefined],
  ['El DKbono se canceló', '', undefined],
  ['El bono se anuló', '', 'DKbono'],
])('A-01 finds the forbidden variant of "%s" under "%s"', (text, key, term) => {
  expect(findForbiddenVariants(text, key)[0]?.term).toBe(term);
});

test('A-01 docs/glossary.md lists every forbidden variant and its term', () => {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').toLowerCase();
  const words = forbiddenVariants.flatMap(({ variant, term }) => [...variant.split(', '), ...term.split(', ')]);
  expect(words.filter((word) => !glossary.includes(word.toLowerCase()))).toEqual([]);
});
