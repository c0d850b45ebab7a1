import { formatFullName, roleLabels } from '@surco/shared/domain';
import { escapeHtml } from '../../core/escapeHtml';
import type { DirectoryUser } from './directoryUsers';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f6f3f1, #1b1716) }
  main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem; border-radius: 8px; background: light-dark(#fff, #262120) }
  h1 { font-size: 1.25rem; margin: 0 0 .25rem } p { margin: 0 0 1rem; opacity: .8 }
  label.account { display: flex; gap: .75rem; align-items: center; padding: .5rem; border-radius: 8px }
  label.account:has(:checked) { background: light-dark(#fbeceb, #43211d) } small { display: block; opacity: .75 }
  input[type=password] { box-sizing: border-box; width: 100%; padding: .6rem; margin: .25rem 0 1rem; font: inherit; border: 1px solid #8886; border-radius: 8px }
  button { width: 100%; min-height: 44px; font: inherit; font-weight: 600; color: #fff; background: #b42318; border: 0; border-radius: 8px }
  input[type=radio] { accent-color: #b42318 } fieldset { border: 0; padding: 0; margin: 0 0 1rem } .error { color: light-dark(#b42318, #f6a39b); opacity: 1 }`;

export const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="es-MX" translate="no"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Directorio de prueba</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** The sign-in form. `chosen` is the address to preselect, so that it survives a wrong password. */
export function renderSignInPage({
  users,
  action,
  chosen,
  error,
}: {
  users: readonly DirectoryUser[];
  action: string;
  chosen?: string;
  error?: string;
}): string {
  const accounts = users.map((user, index) => {
    const checked = chosen ? user.email === chosen : index === 0;
    return `<label class="account"><input type="radio" name="email" value="${escapeHtml(user.email)}"${checked ? ' checked' : ''}>
      <span>${escapeHtml(formatFullName(user))}<small>${escapeHtml(user.email)} · ${roleLabels[user.role]}</small></span></label>`;
  });
  return renderPage(
    'Entrar',
    `<p>Directorio local de prueba: ocupa el lugar de Microsoft en este dispositivo.</p>
    <form method="post" action="${escapeHtml(action)}">
      <fieldset><legend>Seleccione una cuenta</legend>${accounts.join('')}</fieldset>
      <label for="password">Contraseña</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required autofocus${error ? ' aria-invalid="true" aria-describedby="error"' : ''}>
      ${error ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : ''}
      <button type="submit">Entrar</button>
    </form>`,
  );
}

export const renderSignedOutPage = (): string =>
  renderPage('Sesión cerrada', '<p>La sesión del directorio se cerró. Puede cerrar esta ventana.</p>');

export const renderErrorPage = (detail: string): string =>
  renderPage(
    'No se pudo entrar',
    `<p>Cierre esta ventana e inténtelo de nuevo desde Surco.</p><details><summary>Detalles</summary>${escapeHtml(detail)}</details>`,
  );

/** The provider's own form, submitted at once: the user already confirmed the sign-out in the product. */
export const renderSignOutPage = (form: string): string =>
  renderPage(
    'Cerrar sesión',
    `${form}<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Cerrar sesión</button>
    <script>document.querySelector('button').click()</script>`,
  );
