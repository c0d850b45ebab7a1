import { foldText } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const foldInSql = async (text: string): Promise<string | undefined> =>
  (await sql<{ folded: string }>`select fold(${text}) as folded`.execute(api.db)).rows[0]?.folded;

test.each([
  ['  Gómez   PALACIO\t', 'gomez palacio'],
  ['Peñón', 'penon'],
  ['Pen\u0303o\u0301n', 'penon'],
  ['Dvořák Šimůnek', 'dvorak simunek'],
  ['İzmir', 'izmir'],
  ['Ærø', 'ærø'],
  ['Altos–Ags', 'altos-ags'],
  ['a‐b‑c‒d–e—f―g−h﹘i﹣j－k', 'a-b-c-d-e-f-g-h-i-j-k'],
  ["O'Farrill", "o'farrill"],
  ['O’Farrill', "o'farrill"],
  ['O‘Farrill', "o'farrill"],
  ['O´Farrill', "o'farrill"],
  ['O`Farrill', "o'farrill"],
  ['Oʼ′ʹʻ‛＇Farrill', "o''''''farrill"],
  ['“El Ñandú”', "'el nandu'"],
  ['"El Ñandú"', "'el nandu'"],
  ['«El Ñandú» „x‟ ‹y› ‚z ″ʺ＂', "'el nandu' 'x' 'y' 'z '''"],
  ['S.A. de C.V.', 'sa de cv'],
  ['SA de CV', 'sa de cv'],
  ['S. A. de C. V.', 'sa de cv'],
  ['S.A de C.V', 'sa de cv'],
  ['Agro S. de R.L. de C.V., Laguna', 'agro s de rl de cv, laguna'],
  ['Ing. J. A. Peña Sta. Ana', 'ing ja pena sta ana'],
  ['ana.lopez@surco.test', 'ana.lopez@surco.test'],
  ['DK.620-1.5', 'dk.620-1.5'],
  ['3,950.50', '3,950.50'],
  ['C.P. 27000', 'cp 27000'],
  ['R\u00a01\u20072\u202f3\u30004', 'r 1 2 3 4'],
  ['\u200bMa\u00adíz\u2060\ufeff', 'maiz'],
  ['\u202a871\u202c', '871'],
  ['', ''],
  ['.', '.'],
  ['玉米 Кукуруза', '玉米 кукуруза'],
])('X-08 R-15 folds %p to %p in TypeScript and in SQL', async (text, folded) => {
  expect([foldText(text), await foldInSql(text)]).toEqual([folded, folded]);
});

test.each([
  ["Semillas D'Argent", 'SEMILLAS D’ARGENT'],
  ['Semillas del Sur S.A. de C.V.', 'Semillas del Sur SA de CV'],
  ['Semillas «El Ñandú»', 'Semillas "El Nandu"'],
])('R-28 refuses the partner %p beside %p, and finds it by either', async (first, second) => {
  const create = (name: string) =>
    admin.post('/partners', { type: 'DISTRIBUTOR', name, zoneIds: [api.company.zone.id] });
  const created = await create(first);
  expect([created.status, created.body.error]).toEqual([201, undefined]);
  expect((await create(second)).status).toBe(409);
  for (const text of [first, second]) {
    const { body } = await admin.get(`/partners?type=DISTRIBUTOR&search=${encodeURIComponent(text)}`);
    expect(body.totalRecords).toBe(1);
  }
});
