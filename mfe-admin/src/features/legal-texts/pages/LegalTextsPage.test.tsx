import type { LegalAcceptance, LegalTexts, LegalTextVersion } from '@surco/shared/contract';
import { hasUnsavedChanges } from '@surco/shared/platform';
import { createPage, mockApi, type MockResponse, renderPage, recordBody } from '@surco/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { getFirstCall } from '../../../testing/getFirstCall';
import LegalAcceptancesPage from './LegalAcceptancesPage';
import LegalTextsPage from './LegalTextsPage';
import LegalVersionsPage from './LegalVersionsPage';

const id = '0a4e3a4e-7a44-4a0e-9f43-000000000001';
const texts: LegalTexts = {
  responsibleName: 'Agrosemillas del Norte',
  responsibleAddress: 'Calle 5, Torreón',
  responsibleContact: 'arco@ejemplo.mx',
  privacyNotice: 'De {{responsable}}, en {{domicilio}}. Escriba a {{contacto}}.',
  terms: 'Reglas de uso.',
  termsVersion: '2026-01',
  privacyNoticeVersion: '2026-03',
  publishedAt: '2026-03-01T18:00:00.000Z',
  version: 3,
};
const version: LegalTextVersion = {
  id,
  kind: 'TERMS',
  version: '2026-01',
  text: 'Reglas de uso.\n\nSegundo párrafo.',
  publishedAt: '2026-01-01T06:00:00.000Z',
  publishedBy: null,
  isCurrent: true,
  acceptances: 12,
};
const acceptance: LegalAcceptance = {
  id,
  kind: 'TERMS',
  version: '2026-01',
  user: { id, firstName: 'Luis', lastName: 'Mora' },
  customer: null,
  acceptedAt: '2026-01-05T18:00:00.000Z',
};

function open(publish: () => MockResponse = () => ({ data: { ...texts, version: 4 } })) {
  const sent: unknown[] = [];
  const requests = mockApi({
    'GET /legal-texts': { data: texts },
    'PUT /legal-texts': recordBody(sent, publish),
    'GET /legal-texts/versions': createPage([version]),
    'GET /legal-texts/acceptances': createPage([acceptance]),
  });
  return { sent, requests };
}
const openForm = (publish?: () => MockResponse) => ({ ...open(publish), ...renderPage(<LegalTextsPage />) });
const findTerms = () => screen.findByRole('textbox', { name: /^Texto de los términos de uso/ });
const getPublishButton = () => screen.getByRole('button', { name: 'Publicar' });

test('X-26 N-07 previews the texts with the responsible party and says who has to accept again', async () => {
  const { user, sent, requests } = openForm();
  // user-event types "{{" as one brace.
  await user.type(await findTerms(), ' De {{{{responsable}}.');
  expect(requests[0]?.url).toBe(getFirstCall('/dashboard/params/legal-texts'));
  const preview = within(screen.getByRole('region', { name: 'Vista previa: Términos de uso' }));
  expect(preview.getByText('Reglas de uso. De Agrosemillas del Norte.')).toBeVisible();
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(getPublishButton());
  const question = await findDialog('¿Publicar la versión nueva?');
  expect(question.getByText(/Todos los consultores tendrán que aceptar/)).toBeInTheDocument();
  expect(question.queryByText(/clientes que se registren/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ terms: 'Reglas de uso. De {{responsable}}.', version: 3 });
});

test('X-26 inserts a placeholder at the end of a text that nobody has clicked', async () => {
  const { user } = openForm();
  const notice = await screen.findByRole('textbox', { name: /^Texto del aviso de privacidad/ });
  await user.click(screen.getByRole('button', { name: /^Insertar {{contacto}}.*: Aviso de privacidad$/ }));
  expect(notice).toHaveValue(`${texts.privacyNotice}{{contacto}}`);
});

test('X-26 reports missing placeholders only in a changed notice, or after an attempt to publish', async () => {
  mockApi({ 'GET /legal-texts': { data: { ...texts, responsibleName: '', privacyNotice: 'El distribuidor.' } } });
  const { user } = renderPage(<LegalTextsPage />, '/dashboard/params/legal-texts');
  const notice = await screen.findByRole('textbox', { name: /^Texto del aviso de privacidad/ });
  expect(notice).toBeValid();
  await user.type(notice, ' Más.');
  expect(notice).toHaveAccessibleDescription(/debe llevar {{responsable}}/);
  await user.clear(notice);
  await user.type(notice, 'El distribuidor.');
  expect(notice).toBeValid();
  await user.click(getPublishButton());
  expect(notice).toHaveAccessibleDescription(/debe llevar {{responsable}}/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('X-26 shows the stored text when another administrator has published', async () => {
  const stored = { ...texts, terms: 'Reglas de otra persona.', version: 4 };
  const stale = { status: 409, error: 'Otra persona lo cambió.', code: 'VERSION_OBSOLETA', data: stored };
  const { user } = openForm(() => stale);
  await user.type(await findTerms(), ' Mías.');
  await user.click(getPublishButton());
  await user.click((await findDialog('¿Publicar la versión nueva?')).getByRole('button', { name: 'Publicar' }));
  const conflict = await findDialog('Otra persona modificó este registro');
  expect(conflict.getByRole('cell', { name: 'Reglas de otra persona.' })).toBeInTheDocument();
});

test('X-26 lists the published versions with their text and acceptances', async () => {
  open();
  const { user } = renderPage(<LegalVersionsPage />, '/dashboard/params/legal-texts/versions');
  expect(await screen.findByText('Vigente')).toBeVisible();
  expect(screen.getByText('Surco (texto original)')).toBeVisible();
  expect(screen.getByRole('link', { name: '12: ver quién aceptó la versión 2026-01' })).toHaveAttribute(
    'href',
    '/dashboard/params/legal-texts/acceptances?kind=TERMS&version=2026-01',
  );
  await user.click(screen.getByRole('button', { name: /^Acciones de/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Ver el texto', hidden: true }));
  expect((await findDialog('Términos de uso, versión 2026-01')).getByText('Segundo párrafo.')).toBeInTheDocument();
});

test('X-26 lists acceptances with a link to the person', async () => {
  const { requests } = open();
  renderPage(<LegalAcceptancesPage />, '/dashboard/params/legal-texts/acceptances');
  expect(await screen.findByRole('link', { name: 'Luis Mora' })).toHaveAttribute('href', `/dashboard/users/form/${id}`);
  expect(requests[0]?.url).toBe(getFirstCall('/dashboard/params/legal-texts/acceptances'));
});
