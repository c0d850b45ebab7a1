import { hashInlineScript } from './hashInlineScript';

const PAGE =
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Actualice su navegador · Surco</title><style>body{max-width:34em;margin:0 auto;padding:24px;font:18px/1.5 sans-serif;color:#222;background:#fff}h1{font-size:28px;line-height:1.25}@media(prefers-color-scheme:dark){body{color:#eee;background:#181614}}</style></head>' +
  '<body><h1>Actualice su navegador</h1><p>Este navegador es demasiado antiguo para Surco. Surco necesita una de estas versiones o una más reciente: Chrome 92, Edge 92, Firefox 102, Safari 15.4 o Samsung Internet 16.</p>' +
  '<ul><li>En un iPhone o iPad, abra Ajustes &gt; General &gt; Actualización de software.</li><li>En un teléfono Android, abra Play Store, busque su navegador y toque Actualizar.</li><li>En una computadora, abra el menú del navegador, elija Ayuda y después Acerca de.</li></ul>' +
  '<p>Después vuelva a abrir Surco. Si no puede actualizar, use otro navegador u otro dispositivo.</p></body>';

/**
 * Inline script that replaces the page where the browser is older than `browserslist` in the root package.json. It is
 * the first script that runs, in ES5. Array.prototype.at is as old as Chrome 92 and Safari 15.4, TransformStream as
 * Firefox 102. Without `stop` the browser would go on with the page and run the scripts of the host.
 */
export const BROWSER_CHECK = `(function(){if([].at&&window.TransformStream)return;window.stop();document.documentElement.innerHTML=${JSON.stringify(PAGE)}})()`;

export const BROWSER_CHECK_HASH = hashInlineScript(BROWSER_CHECK);
