import { roleLabels } from '@surco/shared/contract/roles';
import { fullName, people } from './people';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Directorio de prueba</title><style>${style}</style></head>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;

/** Where a person says who they are; the chosen account survives a wrong password. */
export function signInPage({ action, chosen, error }: { action: string; chosen?: string; error?: string }): string {
  const accounts = people.map((person, index) => {
    const checked = chosen ? person.email === chosen : index === 0;
    return `<label class="account"><input type="radio" name="email" value="${escape(person.email)}"${checked ? ' checked' : ''}>
      <span>${escape(fullName(person))}<small>${escape(person.email)} · ${roleLabels[person.role]}</small></span></label>`;
  });
  return page(
    'Iniciar sesión',
    `<p>Directorio local de prueba: ocupa el lugar de Microsoft en este equipo.</p>
    <form method="post" action="${escape(action)}">
      <fieldset><legend>Seleccione una cuenta</legend>${accounts.join('')}</fieldset>
      <label for="password">Contraseña</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required autofocus${error ? ' aria-invalid="true" aria-describedby="error"' : ''}>
      ${error ? `<p class="error" id="error" role="alert">${escape(error)}</p>` : ''}
      <button type="submit">Entrar</button>
    </form>`,
  );
}

export const signedOutPage = (): string =>
  page('Sesión cerrada', '<p>La sesión del directorio se cerró. Puede cerrar esta ventana.</p>');

export const errorPage = (detail: string): string =>
  page(
    'No se pudo iniciar sesión',
    `<p>Cierre esta ventana e inténtelo de nuevo desde Surco.</p><details><summary>Detalles</summary>${escape(detail)}</details>`,
  );

/** `form` is the provider's own; submitting it at once spares the person a question already answered in the product. */
export const signOutPage = (form: string): string =>
  page(
    'Cerrar sesión',
    `${form}<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Cerrar sesión</button>
    <script>document.querySelector('button').click()</script>`,
  );
