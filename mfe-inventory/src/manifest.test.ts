import { manifest } from './manifest';

test('A-06 every address of the section belongs to one of its two entries in the menu', () => {
  const [{ children }] = manifest.menu;
  const holders = (page: string): string[] =>
    children
      .filter(({ path, holds }) => [path, ...holds].some((held) => page === held || page.startsWith(`${held}/`)))
      .map(({ label }) => label);
  expect(Object.fromEntries(manifest.routes.map(({ path }) => [path.split('/')[3], holders(path)]))).toEqual({
    list: ['Lista'],
    create: ['Lista'],
    edit: ['Lista'],
    inventory: ['Inventario'],
    register: ['Inventario'],
    update: ['Inventario'],
    details: ['Inventario'],
  });
});
