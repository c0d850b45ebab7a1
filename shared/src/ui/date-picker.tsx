import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import type { DateFieldProps } from './date-field';
import { Icon } from './icon';
import { usePhone } from './use-phone';
import './date-picker.css';
import './select.css';

dayjs.locale('es');

const WIRE = 'YYYY-MM-DD';
/** The first is how it is shown; the others are understood as well. */
const WRITTEN = ['DD/MM/YY', 'D/M/YY', 'DD/MM/YYYY', 'D/M/YYYY'];

/** The calendar of a date: dd/mm/yy, Monday first. On a phone it is tapped, without the keyboard in its way. */
export function DatePickerInput({ value, onChange, max, invalid = false, disabled, ...wired }: DateFieldProps) {
  const phone = usePhone();
  return (
    <DatePicker
      {...wired}
      className="surco-fill"
      classNames={{ popup: { root: 'surco-date-popup' } }}
      format={WRITTEN}
      value={value ? dayjs(value, WIRE) : null}
      onChange={(day) => onChange(day?.format(WIRE) ?? '')}
      maxDate={max ? dayjs(max, WIRE) : undefined}
      // Enter takes the date that is typed or marked; it does not send the form around.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      inputReadOnly={phone}
      allowClear={false}
      disabled={disabled}
      status={invalid ? 'error' : undefined}
      placeholder="dd/mm/aa"
      suffixIcon={<Icon name="calendar" size={16} />}
    />
  );
}
