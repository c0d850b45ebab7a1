import { setFileToImport, useNavigate, useSession } from '@surco/shared/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { isForRole, useSectionPaths } from '../navigation/sectionPaths';
import { deleteSharedFile } from '../offline/workerCaches';
import { readSharedFile } from './sharedFile';
import { PlainButton } from '../shell/theme/PlainButton';
import './sharedFilePage.css';

interface Import {
  path: string;
  label: string;
}

/** Why a file cannot be imported; null when it can. */
function findProblem(file: File | null, imports: readonly Import[]): string | null {
  if (!file) return 'No hay ningún archivo compartido. Compártalo otra vez desde la otra aplicación y elija Surco.';
  if (imports.length === 0) return 'Su cuenta no tiene importaciones. Envíe el archivo a quien administra Surco.';
  if (!/\.(xlsx|csv|txt)$/i.test(file.name))
    return `Surco importa hojas de cálculo de Excel (.xlsx) y archivos .csv. Guarde «${file.name}» como .xlsx y compártalo otra vez.`;
  return null;
}

/** Asks what to import from a file that another app has shared. */
export default function SharedFilePage(): ReactNode {
  const [file, setFile] = useState<File | null>();
  const userId = useSession(({ user }) => user?.id);
  const role = useSession(({ user }) => user?.role);
  const navigate = useNavigate();
  const imports = useSectionPaths().imports.filter((route) => role && isForRole(route, role));
  useEffect(() => {
    if (userId) void readSharedFile(userId).then(setFile);
  }, [userId]);
  if (file === undefined) return null;
  const problem = findProblem(file, imports);
  if (!file || problem) return <p role="alert">{problem}</p>;
  const open = (path: string): void => {
    setFileToImport(file);
    void deleteSharedFile();
    void navigate(path, { replace: true });
  };
  return (
    <section className="surco-shared-file">
      <p>
        Archivo: <b>{file.name}</b>
      </p>
      <h2>¿Qué quiere importar?</h2>
      <div className="surco-shared-file-choices">
        {imports.map(({ path, label }) => (
          <PlainButton key={path} onClick={() => open(path)}>
            {label}
          </PlainButton>
        ))}
      </div>
      <p>Primero se revisa el archivo completo, sin registrar nada.</p>
    </section>
  );
}
