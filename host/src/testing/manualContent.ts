import type { ManualContent } from '../manual/manualTypes';

/** A small manual in place of the one that the build renders. */
export const content: ManualContent = {
  html: '<section><h2 id="ventas" tabindex="-1">Ventas</h2><section><h3 id="registrar-una-venta" tabindex="-1">Registrar una venta</h3><p>Pasos. <a href="#ventas">Volver</a></p></section></section>',
  contents: [
    { id: 'ventas', title: 'Ventas', sections: [{ id: 'registrar-una-venta', title: 'Registrar una venta' }] },
  ],
  anchors: { '/dashboard/sales/create-sale': 'registrar-una-venta' },
  pictures: [],
  pdfUrl: '/manual-de-surco.0123456789.pdf',
  pdfFileName: 'manual-de-surco.pdf',
};
