import { demoCatalog } from '../../../testing/openSimulator';
import { createSavedExample } from '../../../testing/openSection';
import { listIgnoredFields, buildShareLink } from './shareLink';

const queryOf = (link: string): URLSearchParams => new URL(link).searchParams;

test.each([0, 1, 2, 3])('R-09 builds a link to worked example %i without ignored parameters', (index) => {
  const link = buildShareLink('https://surco.test', createSavedExample(index).input);
  expect(link).toMatch(/^https:\/\/surco\.test\/simulator\?mode=/);
  expect(listIgnoredFields(queryOf(link), demoCatalog)).toEqual([]);
});

test.each([
  ['mode=NADA', ['Destino del silo']],
  ['productId=0a000000-0000-4000-8000-999999999999', ['Semilla']],
  ['condition=&silo=CUBETA', ['Riego o temporal', 'Tipo de silo']],
  ['animals=muchos&loss=&days=NaN', ['Animales', 'Días que se dará silo', 'Merma']],
  ['objective=Leche&otra=cosa&animals=40', []],
])('R-09 lists the ignored parameters of «%s»', (query, labels) => {
  const found = listIgnoredFields(new URLSearchParams(query), demoCatalog);
  expect(found.toSorted()).toEqual(labels.toSorted());
});
