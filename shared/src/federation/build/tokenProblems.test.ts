import type { RemoteMenuSection, RemoteRoute } from '../manifest/manifest';
import { findTokenProblems, type SectionClaims } from './tokenProblems';

const roles = ['Admin'] as const;
const page = (path: string, change: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  roles,
  title: 'X',
  page: 'x',
  ...change,
});
const entry = (label: string, ...children: string[]): RemoteMenuSection => ({
  path: '/dashboard/x',
  label,
  roles,
  icon: 'M0 0',
  order: 1,
  children: children.map((child) => ({ path: '/dashboard/x', label: child, roles })),
});
const section = (name: string, part: Partial<SectionClaims>): SectionClaims => ({
  name,
  menu: [],
  routes: [],
  redirects: [],
  ...part,
});
const withPage = (path: string, change: Partial<RemoteRoute>) => section('mfe-own', { routes: [page(path, change)] });
const withMenu = (...menu: RemoteMenuSection[]) => section('mfe-own', { menu });

const LINK = { roles: 'public', loginLink: 'Registrarse' } as const;

test.each<[string, Partial<RemoteRoute>, string[]]>([
  ['a public page', { roles: 'public' }, ['roles: public']],
  ['a link on the login page', { loginLink: 'Entrar aquí' }, ['loginLink: Entrar aquí']],
  ['start pages', { homeFor: ['Admin', 'Farmer'] }, ['homeFor: Admin', 'homeFor: Farmer']],
  ['a profile', { profileFor: ['Consultant'] }, ['profileFor: Consultant']],
])('C-07 a token adds no %s', (_title, change, details) => {
  expect(findTokenProblems(withPage('/x', change), [withPage('/x', {})], [])).toEqual(
    details.map((detail) => ({ kind: 'reserved-field', subject: '/x', detail })),
  );
  const standing = [withPage('/x', change), withPage('/x', {})];
  for (const part of [change, {}]) expect(findTokenProblems(withPage('/x', part), standing, [])).toEqual([]);
});

test.each<[string, SectionClaims]>([
  ['another text', withPage('/x', { ...LINK, loginLink: 'Registrese' })],
  ['another address', withPage('/y', LINK)],
])('C-07 a token keeps a link on the login page, but not with %s', (_title, build) =>
  expect(findTokenProblems(build, [withPage('/x', LINK)], []).map(({ kind }) => kind)).toContain('reserved-field'),
);

const sales = section('mfe-sales', { menu: [entry('Ventas', 'Lista', 'Metas')] });

test.each<[string, RemoteMenuSection, string[]]>([
  ['of another one', entry('Ventas'), ['Ventas']],
  ['that reads the same', entry('VÉNTAS\u200b '), ['VÉNTAS\u200b ']],
  ['of a page of another one', entry('metas'), ['metas']],
  ['for a page that is an entry of another one', entry('Clima', 'ventas', 'Hoy'), ['ventas']],
  ['that is free', entry('Clima', 'Hoy'), []],
  ['for a page as another one has a page', entry('Clima', 'Lista', 'Hoy'), []],
])('C-07 over a token a section may use a menu label only when it is free: one %s', (_title, own, labels) => {
  expect(findTokenProblems(withMenu(own), [], [sales, withMenu(entry('Clima'))])).toEqual(
    labels.map((subject) => ({ kind: 'menu-label', subject, detail: 'mfe-sales' })),
  );
  expect(findTokenProblems(withMenu(own), [withMenu(own)], [sales])).toEqual([]);
});

test('C-07 a page of a section does not become an entry with a label of another one', () => {
  const standing = [withMenu(entry('Clima', 'Metas', 'Hoy'))];
  expect(findTokenProblems(withMenu(entry('Metas')), standing, [sales])).toHaveLength(1);
});
