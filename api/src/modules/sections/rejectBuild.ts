import { type BuildProblem, INTEGRITY_FILE } from '@surco/shared/federation/releases';
import { HttpError } from '../../core/http/httpError';

/** Spanish, as all texts of the API; the publishing command has English ones of its own. */
const problemMessages: Readonly<Record<BuildProblem['kind'], (problem: BuildProblem) => string>> = {
  name: ({ subject }) => `"${subject}" no puede ser nombre y versión: use minúsculas y un número como 1.0.0-a1b2c3.`,
  origin: ({ subject }) =>
    `${subject} está en otro servidor y la política de contenido de las páginas no lo permite. Incluya el archivo en la compilación (publicPath "auto") y publíquela de nuevo.`,
  files: ({ subject }) => `Faltan archivos de la compilación: ${subject}.`,
  pages: ({ subject }) => `Faltan las páginas que nombran sus rutas: ${subject}.`,
  contract: ({ subject, detail }) =>
    `Se compiló para la versión ${subject} del contrato y este servidor ofrece ${detail}. Qué cambió: docs/change-the-contract.md. Compílela con los paquetes de esa versión y publíquela de nuevo.`,
  package: ({ subject, detail }) =>
    `Necesita ${subject} y este servidor ofrece ${detail ?? 'ninguna versión'}. Compílela con la versión del servidor.`,
  use: ({ subject }) =>
    `Usa ${subject} y este servidor no lo ofrece. Cambie ese uso, o compílela con los paquetes de este servidor.`,
  requires: ({ subject, detail }) =>
    `La compilación pide ${subject} y su manifiesto ${detail ? `declara ${detail}` : 'no declara ese paquete'} en requires: declare lo que pide.`,
  roles: ({ subject, detail }) =>
    `${subject} llama a ${detail}, que la API no permite a estos roles: cambie los roles o la llamada.`,
  redirect: ({ subject }) => `La redirección de ${subject} lleva a ella misma: quítela o cámbiela.`,
  path: ({ subject }) =>
    `${subject} no es una dirección que se admita: use tramos y parámetros como /dashboard/clima/:id, sin diagonal al final, comodines, códigos con %, consulta ni más de cuatro tramos opcionales.`,
  'host-path': ({ subject }) => `${subject} es una dirección del propio Surco: elija otra.`,
  'section-path': ({ subject, detail }) => `${subject} ya es una dirección de ${detail}: elija otra.`,
  'menu-path': ({ subject, detail }) =>
    `La entrada "${subject}" del menú lleva a ${detail}, que no es una página de la sección: use la dirección de una de sus páginas.`,
  'reserved-field': ({ subject, detail }) =>
    `${subject} lleva ${detail}: con un token no se agregan ni cambian enlaces de la página de acceso, páginas de inicio o de perfil ni páginas sin sesión. Quítelo, o pida a un administrador que haga el cambio.`,
  'menu-label': ({ subject, detail }) => `"${subject}" ya está en el menú de ${detail}: elija otro nombre.`,
  section: ({ subject, detail }) => `La compilación es de ${subject}, no de ${detail}.`,
  'file-name': ({ subject }) => `El nombre o el tipo del archivo ${subject} no se admite en una compilación.`,
  'file-repeated': ({ subject }) => `El archivo ${subject} se envió dos veces.`,
  'file-missing': ({ subject }) => `Falta el archivo ${subject} de la compilación.`,
  'file-json': ({ subject }) => `El archivo ${subject} no es JSON.`,
  'file-schema': ({ subject, detail }) => `El archivo ${subject} no es válido${detail ? `: revise ${detail}` : ''}.`,
  'file-hash': ({ subject }) =>
    `El archivo ${subject} no es el que ${INTEGRITY_FILE} describe: llegó incompleto, cambió o falta. Publique de nuevo.`,
  'file-unlisted': ({ subject }) => `El manifiesto no nombra el archivo ${subject}.`,
};

/** @throws HttpError 422 with the problems: as text, and as data for programs */
export function rejectBuild(problems: readonly BuildProblem[]): never {
  const details = problems.map((problem) => ({ path: problem.kind, message: problemMessages[problem.kind](problem) }));
  throw new HttpError('SECCION_RECHAZADA', { details, data: problems });
}

/** @throws HttpError 422 when there is any problem */
export function assertNoProblems(problems: readonly BuildProblem[]): void {
  if (problems.length > 0) rejectBuild(problems);
}
