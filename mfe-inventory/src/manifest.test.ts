import { manifest } from './manifest';

test('A-06 assigns every path of the section to one menu entry', () => {
  const [{ children }] = manifest.menu;
  const getMenuLabels = (page: string): string[] =>
    children
      .filter(({ path, activePaths }) =>
        [path, ...activePaths].some((prefix) => page === prefix || page.startsWith(`${prefix}/`)),
      )
      .map(({ label }) => label);
  expect(Object.fromEntries(manifest.routes.map(({ path }) => [path.split('/')[3], getMenuLabels(path)]))).toEqual({
    list: ['Lista'],
    create: ['Lista'],
    edit: ['Lista'],
    season: ['Lista'],
    inventory: ['Inventario'],
    register: ['Inventario'],
    update: ['Inventario'],
    details: ['Inventario'],
  });
});
