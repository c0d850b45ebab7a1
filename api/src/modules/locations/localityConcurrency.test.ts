import { sql } from 'kysely';
import type { CurrentUser } from '../../core/http/currentUser';
import { createLocality } from './localities';
import { updateZone } from './zones';
import { startTestApi, type TestApi } from '../../testing/harness';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('R-38 R-39 serializes a new locality with a change of its zone’s states', async () => {
  const { db, make } = api;
  const { id } = api.company.users.Admin;
  const admin = { id, role: 'Admin' } as CurrentUser;
  const zone = await make.zone();
  const [state, otherState] = await db.selectFrom('states').select('id').orderBy('id').limit(2).execute();
  await db.deleteFrom('zone_states').where('zone_id', '=', zone.id).execute();
  await db.insertInto('zone_states').values({ zone_id: zone.id, state_id: state!.id }).execute();
  const locality = { name: 'Nueva', municipality: 'Nuevo', stateId: state!.id, zoneId: zone.id };
  await db.transaction().execute(async (changing) => {
    await updateZone(changing, admin, zone.id, { name: zone.name, stateIds: [otherState!.id], version: 1 });
    const making = db.transaction().execute(async (tx) => {
      // Ends the wait with an error, because the other transaction stays open.
      await sql`set local lock_timeout = '300ms'`.execute(tx);
      return createLocality(tx, admin, locality);
    });
    // It waits for its own lock, before it reads the states of the zone. If it waited only in the check of the foreign
    // key (KEY SHARE) when it inserts, the states read before would be outdated.
    await expect(making).rejects.toMatchObject({
      code: '55P03',
      where: expect.not.stringContaining('KEY SHARE') as string,
    });
  });
  const late = db.transaction().execute((tx) => createLocality(tx, admin, locality));
  await expect(late).rejects.toMatchObject({ body: { details: [{ path: 'stateId' }] } });
});
