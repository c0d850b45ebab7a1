import { mockApi, mockUpload } from '../../testing';
import { uploadFile } from './upload-file';

test.each([
  ['a portal', 200, 'Red de invitados'],
  ['a portal that answers JSON', 200, { login: 'https://portal.test' }],
  ['a gateway', 413, 'Request Entity Too Large'],
])(
  'X-16 N-06 the answer of %s with %i is none: the file may be sent again with the same key',
  async (_, status, body) => {
    mockApi({});
    mockUpload(() => ({ status, body }));
    const upload = { file: new File(['x'], 'ventas.xlsx'), idempotencyKey: 'k', onSent: () => undefined };
    await expect(uploadFile('POST /sales/import', upload)).rejects.toMatchObject({ status: 0, code: 'RED' });
  },
);
