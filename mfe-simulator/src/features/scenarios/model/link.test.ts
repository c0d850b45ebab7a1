import { demoCatalog } from '../../simulator/testing';
import { savedExample } from '../testing';
import { ignoredIn, linkTo } from './link';

const queryOf = (link: string): URLSearchParams => new URL(link).searchParams;

test.each([0, 1, 2, 3])('R-09 nothing of the link to worked example %i is lost', (index) => {
  const link = linkTo('https://surco.test', savedExample(index).input);
  expect(link).toMatch(/^https:\/\/surco\.test\/simulator\?mode=/);
  expect(ignoredIn(queryOf(link), demoCatalog)).toEqual([]);
});

test.each([
  ['mode=NADA', ['Destino del silo']],
  ['productId=0a000000-0000-4000-8000-999999999999', ['Semilla']],
  ['condition=&silo=CUBETA', ['Riego o temporal', 'Tipo de silo']],
  ['animals=muchos&loss=&days=NaN', ['Animales', 'Días que se dará silo', 'Merma']],
  ['objective=Leche&otra=cosa&animals=40', []],
])('R-09 of the address «%s» this is left out', (query, labels) => {
  const found = ignoredIn(new URLSearchParams(query), demoCatalog);
  expect(found.toSorted()).toEqual(labels.toSorted());
});
