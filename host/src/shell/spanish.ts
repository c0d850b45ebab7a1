import es from 'antd/es/locale/es_ES';
import type { Locale } from 'antd/es/locale';

/** How dates are written everywhere. */
const DAY = 'DD/MM/YY';

/** antd's Spanish with the product's date form and its impersonal tone. */
export const spanish: Locale = {
  ...es,
  DatePicker: es.DatePicker && {
    ...es.DatePicker,
    lang: { ...es.DatePicker.lang, fieldDateFormat: DAY, fieldDateTimeFormat: `${DAY} HH:mm` },
  },
  Table: {
    ...es.Table,
    triggerDesc: 'Ordenar de mayor a menor',
    triggerAsc: 'Ordenar de menor a mayor',
    cancelSort: 'Quitar el orden',
  },
  Form: {
    ...es.Form,
    defaultValidateMessages: { ...es.Form?.defaultValidateMessages, required: 'Indique ${label}' },
  },
};
