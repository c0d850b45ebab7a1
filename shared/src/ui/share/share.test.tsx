import { act, screen, waitFor, within } from '@testing-library/react';
import type { PaperLink } from '../../contract';
import { mockApi, type MockResponses, recordBody, renderPage } from '../../testing';
import { useShare } from './use-share';

const link: PaperLink = {
  id: 'l-1',
  kind: 'sale',
  seasonId: null,
  from: null,
  to: null,
  url: 'https://surco.test/p/abc',
  state: 'VIGENTE',
  createdAt: '2026-11-29T16:00:00.000Z',
  createdBy: { id: 'u-1', firstName: 'Carla', lastName: 'Ibarra' },
  expiresAt: '2026-12-29T16:00:00.000Z',
  revokedAt: null,
  revokedBy: null,
  firstOpenedAt: null,
  lastOpenedAt: null,
  openCount: 0,
};
const template = {
  key: 'share.sale',
  subject: 'Nota {{folio}}',
  body: 'Hola, {{cliente}}: compra {{folio}}.\n\nAquí está: {{enlace}}',
};

function Sale() {
  const { share, dialog } = useShare();
  const values = { cliente: 'José Muñoz', folio: 'V-2026-000123' };
  const paper = {
    kind: 'sale',
    id: 'v-1',
    name: 'V-2026-000123',
    values,
    customerId: 'c-1',
    phone: '8711234567',
  } as const;
  return (
    <>
      <button type="button" onClick={() => share(paper)}>
        Compartir
      </button>
      {dialog}
    </>
  );
}

async function open(responses: MockResponses) {
  const requests = mockApi({ 'GET /messages/share': { data: [template] }, ...responses });
  const { user } = renderPage(<Sale />);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  const element = await screen.findByRole('dialog', { name: 'Compartir V-2026-000123' });
  await waitFor(() => expect(element).toBeVisible());
  const dialog = within(element);
  return { user, dialog, requests, writeText };
}

afterEach(() => jest.restoreAllMocks());

test('X-31 offers the text of the administrators with a link, which is created where there is none', async () => {
  const bodies: unknown[] = [];
  const { user, dialog, writeText } = await open({
    'GET /links': { data: [] },
    'POST /links': recordBody(bodies, { data: link }),
  });
  expect(await dialog.findByText('Vigente hasta el 29/12/26')).toBeVisible();
  expect(bodies).toEqual([{ kind: 'sale', id: 'v-1', customerId: 'c-1' }]);
  const text = 'Hola, José Muñoz: compra V-2026-000123.\n\nAquí está: https://surco.test/p/abc';
  expect(dialog.getByText(/^Hola, José Muñoz/).textContent).toBe(text);
  expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/528711234567?text=${encodeURIComponent(text)}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Copiar texto' }));
  await user.click(dialog.getByRole('button', { name: 'Copiar enlace' }));
  expect(writeText.mock.calls).toEqual([[text], ['https://surco.test/p/abc']]);
  // This browser has no share sheet for files.
  expect(dialog.queryByRole('button', { name: 'Enviar PDF' })).not.toBeInTheDocument();
});

test('X-31 sends no text without its link while the link is being created', async () => {
  let answer = (): void => undefined;
  const created = new Promise<void>((resolve) => (answer = resolve));
  const { dialog } = await open({
    'GET /links': { data: [] },
    'POST /links': async () => {
      await created;
      return { data: link };
    },
  });
  expect(await dialog.findByText('Creando el enlace…')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Copiar texto' })).toBeDisabled();
  answer();
  expect(await dialog.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('%2Fp%2Fabc'),
  );
});

test('X-31 lists links with their state, and revokes one after a question', async () => {
  const expired: PaperLink = { ...link, id: 'l-0', state: 'VENCIDO', createdAt: '2026-10-01T16:00:00.000Z' };
  const opened = { ...link, openCount: 3, lastOpenedAt: '2026-11-30T16:15:00.000Z' };
  const revoked = { ...opened, state: 'REVOCADO', revokedAt: link.createdAt, revokedBy: link.createdBy };
  const { user, dialog, requests } = await open({
    'GET /links': { data: [opened, expired] },
    'DELETE /links/l-1': { data: revoked },
  });
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first).toHaveTextContent('Creado el 29/11/26 por Carla Ibarra. Abierto 3 veces, la última el 30/11/26 10:15.');
  expect(second).toHaveTextContent(/^Venció el 29\/12\/26.* Sin abrir\.$/);
  await user.click(dialog.getByRole('button', { name: 'Revocar' }));
  expect(dialog.getByRole('button', { name: 'Conservar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Revocar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Sí, revocar' }));
  expect(await dialog.findByText('Revocado el 29/11/26 por Carla Ibarra')).toBeVisible();
  expect(first).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Copiar enlace' })).toBeDisabled();
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([{ method: 'DELETE', url: '/links/l-1' }]);
});

test('X-31 sends the PDF of the link with the system’s share sheet, again where the press was too long ago', async () => {
  const share = jest
    .fn<Promise<void>, [ShareData]>()
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    .mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  const { user, dialog, requests } = await open({ 'GET /links': { data: [link] }, 'GET /papers/abc/pdf': { data: 1 } });
  const send = await dialog.findByRole('button', { name: 'Enviar PDF' });
  await user.click(send);
  expect(await dialog.findByText(/El PDF está listo/)).toBeVisible();
  await user.click(send);
  expect(share.mock.calls[1]?.[0]).toMatchObject({
    title: 'Nota V-2026-000123',
    files: [expect.objectContaining({ name: 'V-2026-000123.pdf', type: 'application/pdf' })],
  });
  expect(requests.filter(({ url }) => url === '/papers/abc/pdf')).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('X-31 without a network the text is copied without the line of the link, and the rest says why not', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, dialog, requests, writeText } = await open({});
  expect(await dialog.findByText(/Sin conexión no se pueden crear el enlace ni el PDF/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Copiar texto' }));
  expect(writeText).toHaveBeenCalledWith('Hola, José Muñoz: compra V-2026-000123.');
  for (const name of ['WhatsApp', 'Copiar enlace']) expect(dialog.getByRole('button', { name })).toBeDisabled();
  expect(requests.filter(({ url }) => url.startsWith('/links'))).toEqual([]);
  jest.restoreAllMocks();
  await act(async () => void window.dispatchEvent(new Event('online')));
});
