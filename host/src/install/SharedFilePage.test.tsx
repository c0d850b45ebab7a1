import { takeFileToImport } from '@surco/shared/platform';
import { createSessionUser, renderPage, session } from '@surco/shared/testing';
import type { Role } from '@surco/shared/domain';
import { screen } from '@testing-library/react';
import { readSectionPaths, SectionPathsContext } from '../navigation/sectionPaths';
import { deleteSharedFile } from '../offline/workerCaches';
import { readSharedFile } from './sharedFile';
import { createRemote } from '../testing/createRemote';
import SharedFilePage from './SharedFilePage';

jest.mock('./sharedFile');
jest.mock('../offline/workerCaches');

const createImport = (label: string, roles: readonly Role[]) => ({
  path: `/importar/${label}`,
  roles,
  title: label,
  page: label,
  importLabel: label,
});
const paths = readSectionPaths([
  createRemote({ routes: [createImport('Ventas', ['Admin', 'Consultant']), createImport('Localidades', ['Admin'])] }),
]);

function openPage(role: Role, file: File | null) {
  jest.mocked(readSharedFile).mockResolvedValue(file);
  session.setUser(createSessionUser(role));
  return renderPage(
    <SectionPathsContext value={paths}>
      <SharedFilePage />
    </SectionPathsContext>,
  );
}

const spreadsheet = new File(['contenido'], 'mayo.xlsx');

test('offers the imports of the role and passes the file on', async () => {
  const { user } = openPage('Consultant', spreadsheet);
  expect(await screen.findByText('mayo.xlsx')).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ventas']);
  await user.click(screen.getByRole('button', { name: 'Ventas' }));
  expect(takeFileToImport()).toBe(spreadsheet);
  expect(deleteSharedFile).toHaveBeenCalled();
});

test.each<[Role, File | null, RegExp]>([
  ['Admin', new File(['a'], 'mayo.xls'), /Guarde «mayo.xls» como .xlsx y compártalo otra vez/],
  ['Admin', null, /No hay ningún archivo compartido/],
  ['Coordinator', spreadsheet, /Su cuenta no tiene importaciones/],
])('says to a %s what to do instead', async (role, file, text) => {
  openPage(role, file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button')).toBeNull();
});
