import es from 'antd/es/locale/es_ES';
import type { Locale } from 'antd/es/locale';

/** Date format of the product. */
const DATE_FORMAT = 'DD/MM/YY';

/** antd's Spanish locale with the product's date format and impersonal tone. */
export const antdSpanish: Locale = {
  ...es,
  DatePicker: es.DatePicker && {
    ...es.DatePicker,
    lang: { ...es.DatePicker.lang, fieldDateFormat: DATE_FORMAT, fieldDateTimeFormat: `${DATE_FORMAT} HH:mm` },
  },
  Form: {
    ...es.Form,
    defaultValidateMessages: { ...es.Form?.defaultValidateMessages, required: 'Indique ${label}' },
  },
};
