import { messageKinds } from '@surco/shared/domain/messageKinds';
import { deliver } from '../src/modules/messages/post';
import { data, pathsOf, put, rows, type Row } from './answers';
import type { TestApi, Visitor } from './harness';
import { openMailbox, type Mailbox } from './mailbox';
import { startStaffed } from './people';

let api: TestApi;
let mailbox: Mailbox;
let admin: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  mailbox = await openMailbox();
  ({ api, admin, consultant } = await startStaffed({ env: { SMTP_URL: mailbox.url } }));
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

let last = 0;
const next = (): number => (last += 1);

describe('parameters', () => {
  test('P-04 R-42 X-21 a parameter changes for everybody at once, with its history', async () => {
    const answer = await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 230 }] });
    expect(answer.status).toBe(200);
    const catalog = (await consultant.get('/simulator/catalog')).body.data as { parameters: Row[] };
    expect(catalog.parameters.find(({ key }) => key === 'ensiling')).toMatchObject({ value: 230 });
    await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 230 }] });
    await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 220 }] });
    const history = rows(await admin.get('/simulator-params/history?key=ensiling'));
    expect(history).toMatchObject([
      { before: 230, after: 220, label: 'Ensilado', by: { id: api.company.users.Admin.id } },
      { before: null, after: 230 },
    ]);
  });

  test.each([
    [[{ key: 'emergence', value: 0.4 }], 'params.0.value'],
    [[{ key: 'nada', value: 1 }], 'params.0.key'],
    [
      [
        { key: 'labour', value: 1 },
        { key: 'labour', value: 2 },
      ],
      'params.1.key',
    ],
  ])('R-42 X-21 %j is refused at its field, and nothing changes', async (params, path) => {
    expect(pathsOf(await put(admin, '/simulator-params', { params }))).toEqual([path]);
  });

  test('R-42 X-21 two people change parameters: one changed meanwhile is not written over, others are', async () => {
    const versionOf = async (key: string) =>
      rows(await admin.get('/simulator-params')).find((param) => param.key === key)?.version ?? -1;
    const send = (...params: object[]) => put(admin, '/simulator-params', { params });
    const version = await versionOf('irrigation.RIEGO');
    expect((await send({ key: 'irrigation.RIEGO', value: 4_100, version })).status).toBe(200);
    const stale = await send({ key: 'irrigation.RIEGO', value: 4_200, version }, { key: 'labour', value: 2_222 });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_OBSOLETA']);
    expect(stale.body.error).toBe('Otra persona cambió mientras tanto: Agua de riego, 4,100 MXN/ha.');
    expect(rows(stale).find(({ key }) => key === 'irrigation.RIEGO')).toMatchObject({
      value: 4_100,
      version: version + 1,
    });
    expect(rows(await admin.get('/simulator-params')).find(({ key }) => key === 'labour')).not.toMatchObject({
      value: 2_222,
    });
    expect((await send({ key: 'irrigation.RIEGO', value: 4_100, version })).status).toBe(200);
    expect((await send({ key: 'irrigation.RIEGO', value: 4_200, version: version + 1 })).status).toBe(200);
    const both = { key: 'irrigation.RIEGO', version: version + 2 };
    const answers = await Promise.all([send({ ...both, value: 4_300 }), send({ ...both, value: 4_400 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('R-41 X-21 production types are kept; one in use stays, its deletion says by whom', async () => {
    const type = (change: object = {}) => ({
      name: `Tipo ${next()}`,
      defaultIntakeKg: 18,
      defaultDays: 200,
      ...change,
    });
    const made = await admin.post('/production-types', type());
    expect([made.status, made.body.data]).toMatchObject([201, { milkKgPerTonneDM: null, active: true }]);
    const { id, name } = data(made);
    const changed = await put(admin, `/production-types/${id}`, {
      ...type({ name, milkKgPerTonneDM: 900 }),
      version: 1,
    });
    expect(changed.body.data).toMatchObject({ milkKgPerTonneDM: 900, version: 2 });
    expect(pathsOf(await admin.post('/production-types', type({ defaultIntakeKg: 51 })))).toEqual(['defaultIntakeKg']);
    expect(pathsOf(await admin.post('/production-types', type({ name: String(name).toUpperCase() })))).toEqual([
      'name',
    ]);
    await api.db
      .updateTable('clients')
      .set({ production_type_id: id })
      .where('id', '=', api.company.client.id)
      .execute();
    const used = await admin.send('DELETE', `/production-types/${id}`);
    expect(used.body.error).toBe(
      `El tipo de producción ${String(name)} está en uso y no se puede eliminar: 1 cliente.`,
    );
    await api.db
      .updateTable('clients')
      .set({ production_type_id: null })
      .where('id', '=', api.company.client.id)
      .execute();
    expect((await admin.send('DELETE', `/production-types/${id}`)).status).toBe(200);
  });
});

describe('messages', () => {
  const find = async (key: string, channel: string) => {
    const all = rows(await admin.get('/messages?size=all'));
    const message = all.find((one) => one.key === key && one.channel === channel);
    if (!message) throw new Error(`No ${key}.`);
    return message;
  };
  const words = ({ key, channel, subject, body, active }: Row) => ({ key, channel, subject, body, active });

  test('R-43 X-21 the words of a mail change within what it offers, are looked at and tried', async () => {
    const message = await find('password.reset', 'EMAIL');
    expect(message).toMatchObject({ placeholders: ['nombre', 'enlace', 'minutos'], required: ['enlace'] });
    const change = { ...words(message), version: message.version };
    const unknown = await put(admin, `/messages/${message.id}`, { ...change, subject: 'Hola {{folio}}' });
    expect([unknown.status, pathsOf(unknown)]).toEqual([400, ['subject']]);
    expect(unknown.body.details?.[0]?.message).toContain('Admite: {{nombre}}, {{enlace}}, {{minutos}}.');
    expect(pathsOf(await put(admin, `/messages/${message.id}`, { ...change, body: 'Sin enlace' }))).toEqual(['body']);
    const body = 'Buen día, {{nombre}}: {{enlace}}';
    expect((await put(admin, `/messages/${message.id}`, { ...change, body })).body.data).toMatchObject({ body });
    const text = { subject: 'Prueba de {{nombre}}', body };
    const preview = await admin.post(`/messages/${message.id}/preview`, text);
    expect(preview.body.data).toMatchObject({
      subject: 'Prueba de Ana',
      text: 'Buen día, Ana: https://surco.ejemplo.mx/',
    });
    expect((await admin.post(`/messages/${message.id}/test`, text)).status).toBe(200);
    expect(await mailbox.next()).toMatchObject({
      to: api.company.users.Admin.email,
      subject: '[Prueba] Prueba de Ana',
    });
    expect((await admin.send('DELETE', `/messages/${message.id}`)).body.code).toBe('EN_USO');
  });

  test('R-43 X-21 a notice may be deleted and written again; a second one, or one that nothing sends, may not', async () => {
    const message = await find('sale.created', 'APP');
    expect((await admin.post('/messages', words(message))).body.code).toBe('DUPLICADO');
    expect((await admin.send('DELETE', `/messages/${message.id}`)).status).toBe(200);
    expect((await admin.post('/messages', words(message))).status).toBe(201);
    expect(pathsOf(await admin.post('/messages', { ...words(message), key: 'sale.sung' }))).toEqual(['key']);
  });

  const kindOf = async (key: string, channel: string) =>
    rows(await admin.get('/messages/kinds')).find((kind) => kind.key === key && kind.channel === channel);

  test('R-43 every message that is sent has a name and a moment, and is read one by one', async () => {
    const kinds = rows(await admin.get('/messages/kinds'));
    const told = kinds.map(({ key, channel }) => messageKinds[String(key)]?.[channel === 'APP' ? 'APP' : 'EMAIL']);
    expect(kinds.length).toBeGreaterThan(20);
    expect(told).not.toContain(undefined);
    const { id, key } = await find('password.changed', 'EMAIL');
    expect((await admin.get(`/messages/${id}`)).body.data).toMatchObject({ id, key });
    expect(await kindOf('password.changed', 'EMAIL')).toMatchObject({ messageId: id });
  });

  test('R-43 messages are found by the name they are listed under, and stand in its order', async () => {
    const nameOf = ({ key }: Row) => messageKinds[String(key)]?.name ?? '';
    const found = rows(await admin.get(`/messages?search=${encodeURIComponent('CAMBIO de contraseña')}`));
    expect(found.map(nameOf)).toEqual(['Cambio de contraseña']);
    const names = rows(await admin.get('/messages?size=all')).map(nameOf);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es-MX').compare));
    const backwards = rows(await admin.get('/messages?size=all&sort=-name'));
    expect(backwards.map(nameOf)).toEqual(names.toReversed());
  });

  test('R-43 a mail whose words were deleted is sent no more, nothing waits for it, and it can be written again', async () => {
    const message = await find('voucher.paid', 'EMAIL');
    expect((await admin.send('DELETE', `/messages/${message.id}`)).status).toBe(200);
    expect((await admin.get(`/messages/${message.id}`)).status).toBe(404);
    expect(await kindOf('voucher.paid', 'EMAIL')).toMatchObject({ messageId: null });
    const letter = { to: 'x@surco.test', key: 'user.rejected', values: { nombre: 'Ana', motivo: 'Otro' } } as const;
    const rejected = await find('user.rejected', 'EMAIL');
    await admin.send('DELETE', `/messages/${rejected.id}`);
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail) };
    await deliver({ db: api.db, mailer }, letter);
    expect(sent).toEqual([]);
    expect((await admin.post('/messages', words(message))).status).toBe(201);
    expect((await admin.post('/messages', words(rejected))).status).toBe(201);
    await deliver({ db: api.db, mailer }, letter);
    expect(sent).toHaveLength(1);
  });
});
